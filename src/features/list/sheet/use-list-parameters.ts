import { useEffect, useRef, useState } from 'react'
import { putParameters, queryParameter } from '../../../client/query-parameters.ts'

const readParameters = () => ({
  received: queryParameter(window.location.search, 'list') ?? '',
  receivedRooms: queryParameter(window.location.search, 'rooms') ?? '',
  compared: queryParameter(window.location.search, 'compare') ?? '',
})

/** `?list=`, `?rooms=` and `?compare=` of the page's address: a list received by link with its rooms, and products to compare. */
export function useListParameters() {
  const [parameters, setParameters] = useState({ received: '', receivedRooms: '', compared: '' })
  const hasPushed = useRef(false)

  useEffect(() => {
    const follow = () => {
      hasPushed.current = false
      setParameters(readParameters())
    }
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  /** Opens a comparison as a step of its own, which Back undoes; another one takes its place. */
  const compare = (products: string) => {
    const isFirst = !parameters.compared
    putParameters(window, { compare: products }, isFirst ? 'pushState' : 'replaceState')
    hasPushed.current ||= isFirst
    setParameters(readParameters())
  }
  /** Goes back to where the comparison was opened, or removes it from an address that came with it. */
  const endCompare = () => {
    if (hasPushed.current) window.history.back()
    else putParameters(window, { compare: undefined })
    setParameters((before) => ({ ...before, compared: '' }))
  }
  const dismissReceived = () => {
    putParameters(window, { list: undefined, rooms: undefined })
    setParameters(readParameters())
  }
  return { ...parameters, compare, endCompare, dismissReceived }
}
