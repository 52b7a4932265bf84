/**
 * `npm run import FILE…`: reads spreadsheets back into `content/`; a folder is all the spreadsheets in it. First it prints what
 * it would do; with one fault nothing is written. `--pictures FOLDER` holds the pictures that come along, `--maker FILE` says what
 * a maker's own columns mean (else the file in `content/import/` that has them), `--end-missing` ends what a maker's list no
 * longer has, `--dry-run` writes nothing, `--details` prints every value, `--report FILE` adds all of it to a file as Markdown.
 */
import { appendFile } from 'node:fs/promises'
import { planFiles } from './import-files.ts'
import { readOptions } from './read-options.ts'
import { hasErrors, reportLines, reportMarkdown } from './report-import.ts'
import { writeFiles, writeGuesses } from './write-import.ts'

const read = readOptions({
  options: {
    pictures: { type: 'string' },
    maker: { type: 'string' },
    'dry-run': { type: 'boolean' },
    details: { type: 'boolean' },
    'end-missing': { type: 'boolean' },
    report: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
  allowPositionals: true,
})

const refuse = (fault: string) => {
  console.error(fault)
  process.exitCode = 1
}

if ('fault' in read) refuse(read.fault)
else if (read.positionals.length === 0)
  refuse('Name a spreadsheet: npm run import -- catalog.xlsx --pictures folder')
else {
  const { pictures, maker, root, report, details: hasDetails, 'dry-run': isDry = false } = read.values
  const given = { pictures, maker, endMissing: read.values['end-missing'], dryRun: isDry }
  const outcome = await planFiles(root, read.positionals, given)
  if (!isDry) await writeGuesses(root, outcome)
  if (hasErrors(outcome)) process.exitCode = 1
  else if (!isDry) await writeFiles(root, outcome)
  console.log(reportLines(outcome, { isDry, hasDetails }).join('\n'))
  if (report) await appendFile(report, reportMarkdown(outcome, { isDry }))
}
