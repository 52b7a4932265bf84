/**
 * `npm run check:content`: prints every fault in the content, and exits with status 1 if there is any. An argument names
 * another folder that holds a `content/`. `--report` adds the state of the catalog, `--live` what must not go live, as in a
 * production build. In a workflow on GitHub, the faults are
 * shown beside the commit.
 */

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatFault } from '../../catalogue/faults.ts'
import { counted } from '../../catalogue/rules/counted.ts'
import { checkContent } from './check-content.ts'
import { githubAnnotation } from './github-annotation.ts'
import { liveFaults } from './live-faults.ts'

const { values, positionals } = parseArgs({
  options: { report: { type: 'boolean' }, live: { type: 'boolean' } },
  allowPositionals: true,
})
const root = resolve(positionals[0] ?? '.')
const isLive = values.live || process.env.CONTEXT === 'production'
const faults = [...(await checkContent(root)), ...(isLive ? await liveFaults(root, process.env) : [])]
const errors = faults.filter(({ severity }) => severity === 'error').length
for (const fault of faults) {
  if (process.env.GITHUB_ACTIONS) console.log(githubAnnotation(fault))
  else console.error(formatFault(fault))
}
if (errors > 0) {
  console.error(
    `\n${counted(errors, 'fault')} in ${isLive ? 'what would go live' : 'content/'}. Nothing was built, and dist/ is unchanged.`,
  )
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
