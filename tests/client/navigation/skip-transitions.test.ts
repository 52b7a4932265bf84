import { expect, test } from 'vitest'
import { skipTransitions } from '../../../src/client/navigation/skip-transitions.ts'

test.each<[reason: unknown, isReported: boolean]>([
  [new DOMException('Transition was skipped', 'AbortError'), false],
  [new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'), false],
  [new DOMException('The user aborted a request.', 'AbortError'), true],
  [new TypeError('Transition was read of undefined'), true],
  [undefined, true],
])('whether %s is reported as a fault of the page: %j', (reason, isReported) => {
  const view = new EventTarget()
  skipTransitions({ view: view as Window })
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  view.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(!isReported)
})
