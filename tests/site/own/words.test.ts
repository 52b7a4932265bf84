import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { wrongWords } from '../../words.ts'
import { notFound, pages, textOf } from '../built-site.ts'

/** Slips that only a whole sentence shows. */
const SLIPS = /\.\.|[,;:]\.|\s[,;]|\w'(s|t|re|ll|ve|d)\b|\b([a-z]{2,}) \2\b/
/** Quoted by the specification; typed by staff. */
const FIXED = /Brand Names You'll Love|Lane's End/g
const READ_ALOUD = ['alt', 'aria-label', 'title', 'placeholder', 'content']

test('pages have no wrong word, straight apostrophe or double punctuation', () => {
  const found = [...pages, notFound].flatMap(({ path, html }) => {
    const document = parse(html)
    for (const code of document.querySelectorAll('script, style')) code.remove()
    const attributes = document
      .querySelectorAll(READ_ALOUD.map((name) => `[${name}]`).join())
      .flatMap((element) => READ_ALOUD.map((name) => element.getAttribute(name) ?? ''))
    return [textOf(document), ...attributes].flatMap((text) => {
      const [slip] = SLIPS.exec(text.replace(FIXED, '')) ?? []
      return [...wrongWords(text), ...(slip ? [`"${slip}"`] : [])].map((words) => `${path}: ${words}`)
    })
  })
  expect([...new Set(found)]).toEqual([])
})
