/**
 * `npm run import FILE…`: reads spreadsheets back into `content/`. First it prints what it would do; with one fault nothing is
 * written. `--pictures FOLDER` holds the pictures that come along, `--maker FILE` says what a maker's own columns mean
 * (else the file of the same name with .json), `--dry-run` writes nothing, `--report FILE` adds the same to a file as Markdown.
 */
import { appendFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { planFiles, writeFiles } from './import-files.ts'
import { reportLines, reportMarkdown } from './report-import.ts'

const { values, positionals } = parseArgs({
  options: {
    pictures: { type: 'string' },
    maker: { type: 'string' },
    'dry-run': { type: 'boolean' },
    report: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
  allowPositionals: true,
})

if (positionals.length === 0) {
  console.error('Name a spreadsheet: npm run import -- catalog.xlsx --pictures folder')
  process.exitCode = 1
} else {
  const outcome = await planFiles(values.root, positionals, values)
  console.log(reportLines(outcome).join('\n'))
  for (const { file, text } of outcome.guesses) await writeFile(file, text)
  if (values.report) await appendFile(values.report, reportMarkdown(outcome))
  if (outcome.lines.some(({ severity }) => severity === 'error')) process.exitCode = 1
  else if (!values['dry-run']) await writeFiles(values.root, outcome)
}
