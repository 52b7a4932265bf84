import { expect, test } from 'vitest'
import { loadMapWhenNear } from '../../../src/components/contact/load-map-when-near.ts'
import { aBrowser } from '../../client/a-browser.ts'

/** A frame for the map and an observer that is told by hand how near it is. */
function frameOf(attributes: string) {
  const { element } = aBrowser({ html: `<div ${attributes}></div>` })
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
  loadMapWhenNear(element('div'), { IntersectionObserver } as unknown as typeof globalThis)
  return { shown: () => element('div').innerHTML, come: (isIntersecting: boolean) => come?.(isIntersecting) }
}

test('the map is asked for when its frame comes near, and once', () => {
  const { shown, come } = frameOf('data-map="https://www.google.com/maps?q=a" data-title="Map"')
  come(false)
  expect(shown()).toBe('')
  come(true)
  come(true)
  expect(shown()).toBe('<iframe src="https://www.google.com/maps?q=a" title="Map"></iframe>')
})

test('a frame without an address stays empty', () => {
  const { shown, come } = frameOf('')
  come(true)
  expect(shown()).toBe('')
})
