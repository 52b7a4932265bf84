import { expect, test } from 'vitest'
import { githubAnnotation } from '../../../src/staff/check-content/github-annotation.ts'

test('a fault is shown beside its file', () => {
  expect(
    githubAnnotation({
      file: 'content/fans/a,b.json',
      field: 'sizes[0]',
      problem: 'is 100% wrong',
      remedy: 'Correct it.',
      severity: 'error',
    }),
  ).toBe(
    '::error file=content/fans/a%2Cb.json,title=Content check::✖ content/fans/a,b.json › sizes[0]: is 100%25 wrong. Correct it.',
  )
})

test('a file that is not JSON is shown at its line', () => {
  expect(
    githubAnnotation({
      file: 'content/store.json',
      field: 'line 5, column 3',
      problem: 'is not JSON',
      remedy: 'Look there.',
      severity: 'warning',
    }),
  ).toContain('::warning file=content/store.json,line=5,title=')
})
