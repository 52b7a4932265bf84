import { expect, test } from 'vitest'
import { type GalleryAction, galleryReducer } from '../../../src/features/gallery/gallery-state.ts'

const NEXT: GalleryAction = { type: 'HOME_SCREEN_GALLERY_NEXT_IMAGE' }
const PREVIOUS: GalleryAction = { type: 'HOME_SCREEN_GALLERY_PREVIOUS_IMAGE' }
const show = (index: number): GalleryAction => ({ type: 'HOME_SCREEN_GALLERY_SHOW_IMAGE', index })

test.each([
  { from: 0, step: 'next', action: NEXT, to: 1 },
  { from: 5, step: 'next', action: NEXT, to: 0 },
  { from: 5, step: 'previous', action: PREVIOUS, to: 4 },
  { from: 0, step: 'previous', action: PREVIOUS, to: 5 },
  { from: 0, step: 'a swipe to 3', action: show(3), to: 3 },
  { from: 0, step: 'a swipe past the end', action: show(6), to: 0 },
  { from: 0, step: 'a swipe past the beginning', action: show(-1), to: 5 },
])('$step leads in six photos from $from to $to', ({ from, action, to }) => {
  expect(galleryReducer({ index: from, count: 6 }, action)).toEqual({ index: to, count: 6 })
})

test.each([
  { count: 0, of: 'none' },
  { count: 1, of: 'one' },
])('a gallery of $of stays in place', ({ count }) => {
  expect(galleryReducer({ index: 0, count }, NEXT)).toEqual({ index: 0, count })
})
