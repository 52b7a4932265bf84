interface Spec {
  title: string
  file: string
  tests: { projectName: string; status: string; annotations: { description?: string }[] }[]
}

interface Suite {
  suites?: Suite[]
  specs: Spec[]
}

/** Fields used of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites: Suite[]
}

const testsOf = (suites: readonly Suite[]): (Omit<Spec, 'tests'> & Spec['tests'][number])[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ tests, ...spec }) => tests.map((one) => ({ ...spec, ...one }))),
    ...testsOf(inner),
  ])

/** The tests that failed at first and passed at a second try, by project, file and title. */
export const testsOfSecondTry = ({ suites }: PlaywrightReport): string[] =>
  testsOf(suites).flatMap(({ status, projectName, file, title }) =>
    status === 'flaky' ? `${projectName} › ${file} › ${title}` : [],
  )

/** Why tests were skipped, each reason once. */
export const reasonsOfSkips = ({ suites }: PlaywrightReport): string[] => {
  const skipped = testsOf(suites).filter(({ status }) => status === 'skipped')
  const reasons = skipped.flatMap(({ annotations }) => annotations)
  return [...new Set(reasons.map(({ description = 'without a reason' }) => description))]
}
