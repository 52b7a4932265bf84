import { expect, test } from 'vitest'
import { printSvgFile, readSvg } from '../../../src/drawing/svg.ts'
import { svgMark } from '../../../src/publishing/brand/svg-mark.ts'

const svg = (inner: string, root = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`

test.each([
  ['a picture elsewhere', svg('<image href="https://example.com/a.png"/>'), 'holds <image>'],
  ['styles, which would change the page', svg('<style>p{color:red}</style>'), 'holds <style>'],
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
  ['no SVG at all', 'GIF89a', 'is not an SVG file, despite its name'],
])('refuses a mark with %s', (_case, text, expected) => {
  expect(() => svgMark(text)).toThrow(expected)
})

test('a logo may have styles, ids and gradients', () => {
  const logo = svg(
    '<style>.a{fill:url(#b)}</style><defs><linearGradient id="b"><stop offset="1" stop-color="red"/></linearGradient></defs><path id="a" class="a" d="M0 0"/>',
    'viewBox="0 0 90 30"',
  )
  expect(printSvgFile(readSvg(logo, 'logo'))).toBe(logo)
})

test('a mark’s drawing keeps the color of its frame', () => {
  expect(svgMark(svg('<path d="M0 0"/>', 'viewBox="0 0 24 24" fill="currentColor"'))).toEqual({
    viewBox: '0 0 24 24',
    inner: '<g fill="currentColor"><path d="M0 0"/></g>',
  })
})

test('a mark has no ids or classes of its pages', () => {
  const drawn = svg('<g class="mark-lamp" id="lamp"><path class="visually-hidden" d="M0 0h32v32z"/></g>')
  expect(svgMark(drawn).inner).toBe('<g class="mark-lamp"><path d="M0 0h32v32z"/></g>')
})
