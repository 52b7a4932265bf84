import { useEffect, useState } from 'react'

/** The finish of the body that is chosen on a product's page, in the words of its choice: the first group of finishes. */
function bodyFinish(page: Document): string | undefined {
  const chosen = page.querySelector('form[data-finish-choice] fieldset input:checked')
  return chosen?.closest('label')?.textContent?.trim() || undefined
}

/** Chosen finish, in which a downrod is ordered; undefined if a product has one finish, or before the page is there. */
export function useBodyFinish(): string | undefined {
  const [finish, setFinish] = useState<string>()
  useEffect(() => {
    const form = document.querySelector('form[data-finish-choice]')
    const read = () => setFinish(bodyFinish(document))
    read()
    form?.addEventListener('change', read)
    return () => form?.removeEventListener('change', read)
  }, [])
  return finish
}
