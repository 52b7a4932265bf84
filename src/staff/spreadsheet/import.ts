/**
 * `npm run import FILE…`: reads spreadsheets back into `content/`; a folder stands for all the spreadsheets in it. First it prints
 * what it would do; with one error nothing is written, unless `--good-rows` brings in the rows without errors. `--pictures FOLDER`
 * holds the pictures that come along, `--mapping FILE` has the meaning of a brand's own columns (else the file in `content/import/`
 * that fits), `--end-missing` discontinues what a brand's list no longer has, `--dry-run` writes nothing, `--details` prints every
 * value, `--report FILE` adds all of it to a file as Markdown. Many errors are listed one by one in a file beside the spreadsheet.
 */
import { appendFile, writeFile } from 'node:fs/promises'
import { parse as parsePath } from 'node:path'
import { planFiles, writeDrafts, writeFiles } from './import-files.ts'
import { readOptions } from './read-options.ts'
import { allFindings, hasErrors, reportLines, reportMarkdown } from './report-import.ts'

const read = readOptions({
  options: {
    pictures: { type: 'string' },
    mapping: { type: 'string' },
    'dry-run': { type: 'boolean' },
    details: { type: 'boolean' },
    'end-missing': { type: 'boolean' },
    'good-rows': { type: 'boolean' },
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
  const { pictures, mapping, root, report, details: hasDetails, 'dry-run': isDry = false } = read.values
  const [endMissing, goodRows] = [read.values['end-missing'], read.values['good-rows']]
  const outcome = await planFiles(root, read.positionals, {
    pictures,
    mapping,
    endMissing,
    goodRows,
    dryRun: isDry,
  })
  if (!isDry) await writeDrafts(root, outcome)
  if (hasErrors(outcome)) process.exitCode = 1
  else if (!isDry) await writeFiles(root, outcome)
  console.log(reportLines(outcome, { isDry, hasDetails }).join('\n'))
  if (report) await appendFile(report, reportMarkdown(outcome, { isDry }))
  const findings = allFindings(outcome)
  if (findings.length > 0 && !isDry) {
    const { dir, name } = parsePath(read.positionals[0] ?? '')
    const file = `${dir ? `${dir}/` : ''}${name}.errors.txt`
    await writeFile(file, `${findings.join('\n')}\n`)
    console.log(`All ${findings.length} cells are listed in ${file}.`)
  }
}
