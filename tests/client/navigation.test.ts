import { expect, test } from 'vitest'
import { isOwnAddress } from '../../src/client/navigation.ts'
import { ORIGIN } from './a-browser.ts'

test.each([
  ['/', true],
  ['/ceiling-fans/traditional/alder-52', true],
  ['/ceiling-fans?place=rain&list=a,b', true],
  ['/no%20such%20fan', true],
  ['javascript:alert(1)', false],
  ['JavaScript:/alert(1)//?a', false],
  ['java\nscript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['https://evil.example/', false],
  ['https://www.example.com/parts', false],
  ['//evil.example/parts', false],
  ['/\t/evil.example/parts', false],
  ['/\\evil.example/parts', false],
  ['\\\\evil.example', false],
  ['http://', false],
  ['/a/../../b', false],
  ['parts', false],
  ['/parts#place', false],
  ['', false],
])('accepts a path saved on the device only from this site (%j: %s)', (text, isOwn) => {
  expect(isOwnAddress(text, { origin: ORIGIN })).toBe(isOwn)
})
