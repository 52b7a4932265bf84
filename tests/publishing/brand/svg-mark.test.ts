import { expect, test } from 'vitest'
import { svgFault, svgMark } from '../../../src/publishing/brand/svg-mark.ts'

const svg = (inner: string, root = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'holds a script'],
  ['a handler', svg('<path onload="alert(1)" d="M0 0"/>'), 'holds a script'],
  ['HTML', svg('<foreignObject><p>Hi</p></foreignObject>'), 'holds HTML (foreignObject)'],
  ['a picture elsewhere', svg('<image href="https://example.com/a.png"/>'), 'holds a link to another file'],
  [
    'a style sheet elsewhere',
    svg('<path style="fill:url(https://example.com/#a)"/>'),
    'holds a link to another file',
  ],
  ['styles, which would change the page', svg('<style>p{color:red}</style>'), 'holds styles'],
  ['names, which would stand twice on a page', svg('<path id="a" d="M0 0"/>'), 'holds names of parts (id)'],
  [
    'no size of its own',
    svg('<path d="M0 0"/>', 'width="32"'),
    'has no viewBox, so it cannot be drawn in another size',
  ],
  ['a shape that is not square', svg('', 'viewBox="0 0 64 32"'), 'is 64 x 32, not square'],
  [
    'too much for every page',
    svg(`<path d="${'M0 0'.repeat(1500)}"/>`),
    'has 6078 characters, more than 4000',
  ],
  ['no SVG at all', 'GIF89a', 'is not an SVG picture, despite its name'],
  ['plain outlines', svg('<path fill="#123456" d="M0 0h32v32z"/>'), undefined],
])('a sign with %s', (_case, text, expected) => {
  expect(svgFault(text, true)).toBe(expected)
})

test('a logo, which pages show as a picture, may have styles and names', () => {
  expect(
    svgFault(
      svg('<style>.a{fill:red}</style><path id="a" class="a" d="M0 0"/>', 'viewBox="0 0 90 30"'),
      false,
    ),
  ).toBeUndefined()
})

test('a sign’s drawing without its frame, in the color that the frame gave it', () => {
  expect(svgMark(svg('<path d="M0 0"/>', 'viewBox="0 0 24 24" fill="currentColor"'))).toEqual({
    viewBox: '0 0 24 24',
    inner: '<g fill="currentColor"><path d="M0 0"/></g>',
  })
})
