/**
 * `npm run import FILE…`: reads spreadsheets back into `content/`. First it prints what it would do; with one fault nothing is
 * written. `--pictures FOLDER` holds the pictures that come along, `--maker FILE` says what a maker's own columns mean (else the
 * file in `content/import/` that has them), `--end-missing` ends what a maker's list no longer has, `--dry-run` writes nothing,
 * `--report FILE` adds the same to a file as Markdown.
 */
import { appendFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { planFiles, writeFiles, writeGuesses } from './import-files.ts'
import { hasErrors, reportLines, reportMarkdown } from './report-import.ts'

const { values, positionals } = parseArgs({
  options: {
    pictures: { type: 'string' },
    maker: { type: 'string' },
    'dry-run': { type: 'boolean' },
    'end-missing': { type: 'boolean' },
    report: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
  allowPositionals: true,
})

if (positionals.length === 0) {
  console.error('Name a spreadsheet: npm run import -- catalog.xlsx --pictures folder')
  process.exitCode = 1
} else {
  const { pictures, maker, root } = values
  const isDry = values['dry-run'] === true
  const given = { pictures, maker, endMissing: values['end-missing'], dryRun: isDry }
  const outcome = await planFiles(root, positionals, given)
  if (!isDry) await writeGuesses(root, outcome)
  if (hasErrors(outcome)) process.exitCode = 1
  else if (!isDry) await writeFiles(root, outcome)
  console.log(reportLines(outcome, isDry).join('\n'))
  if (values.report) await appendFile(values.report, reportMarkdown(outcome, isDry))
}
