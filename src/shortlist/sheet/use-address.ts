import { useEffect, useRef, useState } from 'react'
import { putParameters, queryParameter } from '../../browser/query-parameters.ts'

const read = () => ({
  brought: queryParameter(window.location.search, 'list') ?? '',
  compared: queryParameter(window.location.search, 'compare') ?? '',
})

/** What the address of the page says of lists: one that a link has brought, and products to compare. */
export function useAddress() {
  const [said, setSaid] = useState({ brought: '', compared: '' })
  const hasPushed = useRef(false)

  useEffect(() => {
    const follow = () => {
      hasPushed.current = false
      setSaid(read())
    }
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  /** Opens a comparison as a step of its own, which Back undoes; another one takes its place. */
  const compare = (products: string) => {
    const isFirst = !said.compared
    putParameters(window, { compare: products }, isFirst ? 'pushState' : 'replaceState')
    hasPushed.current ||= isFirst
    setSaid(read())
  }
  /** Goes back to where the comparison was opened, or takes it out of an address that came with it. */
  const endCompare = () => {
    if (hasPushed.current) window.history.back()
    else putParameters(window, { compare: undefined })
    setSaid((before) => ({ ...before, compared: '' }))
  }
  const dropBrought = () => {
    putParameters(window, { list: undefined })
    setSaid(read())
  }
  return { ...said, compare, endCompare, dropBrought }
}
