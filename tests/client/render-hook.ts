import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** An island with only a hook. */
function Island({ hook }: { hook: () => void }) {
  hook()
  return null
}

/** More event loop rounds than any test file takes. */
const MAX_ROUNDS = 200

/**
 * Runs a hook in a page until the test ends, with the page's globals.
 *
 * @returns functions that render it with other arguments, wait for a result, and unmount it
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
  const leave = () => act(() => root.unmount())
  onTestFinished(() => {
    leave()
    vi.unstubAllGlobals()
  })
  const returned: Result[] = []
  const latest = (): Result => {
    if (returned.length === 0) throw new Error('The island was not rendered.')
    return returned.at(-1) as Result
  }
  return {
    render: (...given: Given): Result => {
      const run = () => {
        returned.push(hook(...given))
      }
      act(() => root.render(createElement(Island, { hook: run })))
      return latest()
    },
    until: async (isSo: (result: Result) => boolean): Promise<Result> => {
      for (let round = 0; round < MAX_ROUNDS && !isSo(latest()); round += 1)
        await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
      return latest()
    },
    leave,
  }
}
