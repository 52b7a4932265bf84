import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/** An island that is nothing but a hook. */
function Island({ hook }: { hook: () => void }) {
  hook()
  return null
}

/**
 * Runs a hook in a page, as an island would; its globals are those of the page until the test unstubs them.
 *
 * @returns a function that renders the island with other arguments and gives what the hook returns, and one that takes it away
 */
export function renderHook<Given extends unknown[], Result>(
  view: Window & typeof globalThis,
  hook: (...given: Given) => Result,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', view)
  vi.stubGlobal('document', view.document)
  vi.stubGlobal('location', view.location)
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view))
  const root = createRoot(view.document.createElement('div'))
  return {
    render: (...given: Given): Result => {
      let returned: [Result] | undefined
      const run = () => {
        returned = [hook(...given)]
      }
      act(() => root.render(createElement(Island, { hook: run })))
      if (!returned) throw new Error('The island was not rendered.')
      return returned[0]
    },
    leave: () => act(() => root.unmount()),
  }
}
