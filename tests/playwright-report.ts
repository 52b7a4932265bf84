interface Suite {
  suites?: Suite[]
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: string; annotations: { description?: string }[] }[]
  }[]
}

/** What is read here of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites: Suite[]
}

/** The tests that failed at first and passed at a second try, by project, file and title. */
export const testsOfSecondTry = (suites: readonly Suite[]): string[] =>
  suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${projectName} › ${file} › ${title}`),
    ),
    ...testsOfSecondTry(suite.suites ?? []),
  ])

/** Why tests were skipped, each reason once. */
export const reasonsOfSkips = (suites: readonly Suite[]): string[] => [
  ...new Set(
    suites.flatMap((suite) => [
      ...suite.specs.flatMap(({ tests }) =>
        tests
          .filter(({ status }) => status === 'skipped')
          .flatMap(({ annotations }) =>
            annotations.flatMap(({ description = 'without a reason' }) => description),
          ),
      ),
      ...reasonsOfSkips(suite.suites ?? []),
    ]),
  ),
]
