import { useEffect, useState } from 'react'

const sizeInputs = () => [...document.querySelectorAll<HTMLInputElement>('[data-size-choice] input')]

/**
 * The size that is chosen beside the finish on a fan's page, in inches, and what chooses another one there. Undefined until one is, and
 * before the page is there.
 */
export function useChosenSize(): [number | undefined, (spanInches: number) => void] {
  const [size, setSize] = useState<number>()
  useEffect(() => {
    const form = document.querySelector('[data-size-choice]')
    const read = () => setSize(Number(sizeInputs().find(({ checked }) => checked)?.value) || undefined)
    read()
    form?.addEventListener('change', read)
    return () => form?.removeEventListener('change', read)
  }, [])
  return [
    size,
    (spanInches) => {
      const input = sizeInputs().find(({ value }) => Number(value) === spanInches)
      if (!input) return
      input.checked = true
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
  ]
}
