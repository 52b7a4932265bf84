/**
 * `npm run check:content`: prints every fault of the content and ends with status 1 when there is one.
 * An argument names another folder that holds a `content/`. In a workflow on GitHub the faults are shown beside the commit.
 */
import { resolve } from 'node:path'
import { formatFault } from '../catalogue/faults.ts'
import { checkContent } from './check-content.ts'
import { githubAnnotation } from './github-annotation.ts'

const faults = await checkContent(resolve(process.argv[2] ?? '.'))
const errors = faults.filter(({ severity }) => severity === 'error').length
for (const fault of faults) {
  if (process.env.GITHUB_ACTIONS) console.log(githubAnnotation(fault))
  else console.error(formatFault(fault))
}
if (errors > 0) {
  console.error(
    `\n${errors} ${errors === 1 ? 'fault' : 'faults'} in content/. Nothing was built: dist/ is as it was.`,
  )
  process.exitCode = 1
} else {
  console.log('content/ is in order.')
}
