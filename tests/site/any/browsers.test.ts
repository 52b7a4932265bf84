import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFiles, DIST, notFound, pages } from '../built-site.ts'

/**
 * Syntax that a rule must not use, since one of the supported browsers (docs/decisions.md) then skips it. Declarations that only
 * add something, such as `field-sizing`, may be newer.
 */
test.each([
  { what: 'a thickness in the shorthand of underlines', pattern: /text-decoration:[^;}"'`]*\d/ },
  { what: 'nested rules', pattern: /[{;]\s*&/ },
  { what: 'light-dark()', pattern: /:[^;}]*light-dark\(/ },
  { what: 'relative colors', pattern: /(?:rgb|hsl|oklch|color)\(from / },
])('no style has $what, in pages or in scripts', ({ pattern }) => {
  const styles = builtFiles
    .filter((file) => /^\/_astro\/.*\.(css|js)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(DIST, file), 'utf8')
      // A script holds its styles as one text, and other things that look like some.
      return file.endsWith('.css') ? [text] : (text.match(/`[^`]*[{][^`]*-[a-z]+:[^`]*`/g) ?? [])
    })
  expect(styles.length).toBeGreaterThan(1)
  expect(styles.flatMap((text) => pattern.exec(text)?.[0] ?? [])).toEqual([])
})

test('no picture names its width by min(), max() or clamp(), which Safari ignores', () => {
  const faults = [...pages, notFound].flatMap(({ path, html }) =>
    (html.match(/ sizes="[^"]*\b(?:min|max|clamp)\([^"]*"/g) ?? []).map((sizes) => `${path}:${sizes}`),
  )
  expect(faults).toEqual([])
})
