import { expect, test } from 'vitest'
import { notFound, pages } from '../site/built-site.ts'

test('visits are not counted unless the store asks for it', () => {
  const counting = [...pages, notFound].filter(({ html }) => html.includes('sendBeacon'))
  expect(counting.map(({ path }) => path)).toEqual([])
})
