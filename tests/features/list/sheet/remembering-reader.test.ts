import { expect, test } from 'vitest'
import { rememberingReader } from '../../../../src/features/list/sheet/remembering-reader.ts'

const words = () =>
  rememberingReader(
    (text) => text.split(',').map((word) => ({ word })),
    ({ word }) => word,
  )

test('the same text is the same list', () => {
  const read = words()
  expect(read('fan,light')).toBe(read('fan,light'))
})

test('what was in the list before is the same object, wherever it is now', () => {
  const read = words()
  const [fan] = read('fan,light')
  expect(read('lamp,fan')[1]).toBe(fan)
})

test('rereads what was missing in between', () => {
  const read = words()
  const [fan] = read('fan')
  read('light')
  expect(read('fan')).toEqual([{ word: 'fan' }])
  expect(read('fan')[0]).not.toBe(fan)
})
