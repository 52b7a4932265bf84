import { expect, test } from 'vitest'
import { loadMapWhenNear } from '../../../src/components/contact/load-map-when-near.ts'

/** A frame for the map and an observer that is told by hand how near it is. */
function frameOf(dataset: Record<string, string>) {
  const shown: unknown[] = []
  const frame = {
    dataset,
    ownerDocument: { createElement: (name: string) => ({ name }) },
    replaceChildren: (child: unknown) => void shown.push(child),
  }
  let come: ((isIntersecting: boolean) => void) | undefined
  class IntersectionObserver {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      come = (isIntersecting) => told([{ isIntersecting }])
    }
    observe() {}
    disconnect() {
      come = undefined
    }
  }
  loadMapWhenNear(frame as unknown as HTMLElement, { IntersectionObserver } as unknown as typeof globalThis)
  return { shown, come: (isIntersecting: boolean) => come?.(isIntersecting) }
}

const MAP = { map: 'https://www.google.com/maps?q=a', title: 'Map' }

test('the map is asked for when its frame comes near, and once', () => {
  const { shown, come } = frameOf(MAP)
  come(false)
  expect(shown).toEqual([])
  come(true)
  come(true)
  expect(shown).toEqual([{ name: 'iframe', src: 'https://www.google.com/maps?q=a', title: 'Map' }])
})

test('a frame without an address stays empty', () => {
  const { shown, come } = frameOf({})
  come(true)
  expect(shown).toEqual([])
})
