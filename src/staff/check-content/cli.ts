/**
 * `npm run check:content`: prints every fault in the content, and exits with status 1 if there is any. An argument names
 * another folder that holds a `content/`. `--report` adds the state of the catalog. In a workflow on GitHub, the faults are
 * shown beside the commit.
 */

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatFault } from '../../catalogue/faults.ts'
import { counted } from '../../catalogue/rules/counted.ts'
import { checkContent } from './check-content.ts'
import { githubAnnotation } from './github-annotation.ts'

const { values, positionals } = parseArgs({
  options: { report: { type: 'boolean' } },
  allowPositionals: true,
})
const root = resolve(positionals[0] ?? '.')
const faults = await checkContent(root)
const errors = faults.filter(({ severity }) => severity === 'error').length
for (const fault of faults) {
  if (process.env.GITHUB_ACTIONS) console.log(githubAnnotation(fault))
  else console.error(formatFault(fault))
}
if (errors > 0) {
  console.error(`\n${counted(errors, 'fault')} in content/. Nothing was built, and dist/ is unchanged.`)
  process.exitCode = 1
} else {
  console.log('content/ has no faults.')
}
if (values.report) {
  // A build needs none of it.
  const { readReport } = await import('../report/read-report.ts')
  const { reportLines } = await import('../report/report-lines.ts')
  console.log(`\n${reportLines(await readReport(root)).join('\n')}`)
}
