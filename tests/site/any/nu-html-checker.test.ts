import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import vnu from 'vnu-jar'
import { findJava } from '../../find-java.ts'
import { DIST } from '../built-site.ts'

/** Messages about features that the checker doesn't support yet: all are in the standards and in browsers. */
const TOO_NEW = [
  'CSS: Unrecognized at-rule “@view-transition”',
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  'CSS: Unrecognized at-rule “@container”',
  'The “eagerness” property in a speculation rule must be one of “eager”, “moderate”, or “conservative”.',
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
]

/** Java options for a run of seconds: no optimizing compiler, no parallel collector, and the stack size that the checker needs. */
const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m']

test('the Nu HTML checker finds no error on any page', { timeout: 300_000 }, () => {
  const options = ['--skip-non-html', '--errors-only', '--format', 'json', DIST]
  const { stderr } = spawnSync(findJava(), [...JAVA, '-jar', vnu, ...options], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string }[] }
  const errors = messages.filter(({ message }) => !TOO_NEW.includes(message))
  expect(errors.map(({ url, message }) => `${url}: ${message}`)).toEqual([])
})
