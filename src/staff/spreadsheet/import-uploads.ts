/**
 * What the workflow on GitHub runs: imports every spreadsheet in `content/import/`, with the pictures beside it, and takes away
 * what was imported. Mapping files stay. `--report FILE` adds what was done, or what is wrong, to a file as
 * Markdown; `--end-missing` discontinues what a brand's list no longer has; `--good-rows` imports the rows without errors; `--root FOLDER`
 * holds another `content/`.
 */
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listsIn, planFiles, writeDrafts, writeFiles } from './import-files.ts'
import { MAPPING_FOLDER } from './mapping.ts'
import { hasErrors, reportLines, reportMarkdown } from './report-import.ts'

const { values } = parseArgs({
  options: {
    report: { type: 'string' },
    root: { type: 'string', default: '.' },
    'end-missing': { type: 'boolean' },
    'good-rows': { type: 'boolean' },
  },
})
const { root, report } = values
const folder = join(root, MAPPING_FOLDER)
const files = (await listsIn(folder)) ?? []

const outcome = await planFiles(root, files, {
  pictures: folder,
  endMissing: values['end-missing'],
  goodRows: values['good-rows'],
})
await writeDrafts(root, outcome)
if (hasErrors(outcome)) process.exitCode = 1
else {
  await writeFiles(root, outcome)
  for (const done of [...files, ...outcome.pictures.map(({ from }) => from)]) await rm(done)
}
console.log(reportLines(outcome).join('\n'))
if (report) await appendFile(report, reportMarkdown(outcome))
