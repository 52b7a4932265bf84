import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import { unusedPictures } from '../check-content/picture-faults.ts'
import { readContent } from '../check-content/read-content.ts'
import { readRawContent } from '../content-guide/raw-content.ts'
import { type ContentReport, contentReport } from './content-report.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The day of each file's last change under `content/`, from the history of the repository; nothing where there is none. The
 * first commit of a shallow clone does not count as a change.
 */
async function lastChanges(root: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', ['-C', root, ...args], { maxBuffer: 100_000_000 })).stdout
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map()
    const products = ['content/fans', 'content/fixtures']
    const log = await git('log', '--format=%cs', '--name-only', '--relative', '--', ...products)
    const changes = new Map<string, string>()
    let day = ''
    for (const line of log.split('\n')) {
      if (DAY.test(line)) day = line
      else if (line !== '' && !changes.has(line)) changes.set(line, day)
    }
    return changes
  } catch {
    return new Map()
  }
}

/** The state of the catalog under a folder. */
export async function readReport(root: string): Promise<ContentReport> {
  const { records } = await readContent(root)
  const unused = await unusedPictures(root, pictureReferences(records))
  return contentReport(await readRawContent(root), unused, await lastChanges(root))
}
