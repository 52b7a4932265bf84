import { escaped, staffPage } from '../staff-page.ts'
import type { ContentReport } from './content-report.ts'
import { percent, toDoLine, unusedLine } from './report-lines.ts'

const STYLES = `
:root { color-scheme: light; }
body { max-width: 60rem; padding: 24px; margin: 0 auto; color: #2b2521; background: #fbf8f3; font: 16px/1.5 "Segoe UI", Arial, sans-serif; }
a { color: #7d5310; }
tbody td + td { white-space: nowrap; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.15; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #e3d9ca; text-align: left; vertical-align: top; }
meter { width: 8rem; }
.tables { display: grid; gap: 32px; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); }
`

/** The report as a page of the editor's site; each product leads to its form. */
export function reportPage({ fields, toDo, alike, unusedPictures }: ContentReport): string {
  const tables = fields.map(
    ({ kind, fields: rows }) => `<section><h2>${kind}: how complete each field is</h2><table>
${rows.map((row) => `<tr><th scope="row">${escaped(row.label)}</th><td><meter value="${percent(row)}" max="100">${percent(row)} %</meter> ${row.filled} of ${row.of}</td></tr>`).join('\n')}
</table></section>`,
  )
  const next = toDo.map(({ file, title, gaps, changed = '' }) => {
    const [, folder, name] = /^content\/(.+)\/(.+)\.json$/.exec(file) ?? []
    return `<tr><th scope="row"><a href="/#/collections/${folder}/entries/${name}">${escaped(title)}</a></th><td>${escaped(gaps.join('; '))}</td><td>${changed}</td></tr>`
  })
  return staffPage(
    'State of the catalog',
    STYLES,
    `<h1>State of the catalog</h1>
<h2>${toDoLine(toDo)}</h2>
<table><thead><tr><th scope="col">Product</th><th scope="col">Not known yet</th><th scope="col">Last change</th></tr></thead>
<tbody>
${next.join('\n')}
</tbody></table>
<div class="tables">
${tables.join('\n')}
</div>
${alike.length > 0 ? `<h2>Descriptions that read much alike</h2><ul>${alike.map(([one, other]) => `<li>${escaped(one)} and ${escaped(other)}</li>`).join('')}</ul>` : ''}
${unusedPictures.length > 0 ? `<h2>Pictures</h2><details><summary>${escaped(unusedLine(unusedPictures))}</summary><ul>${unusedPictures.map((picture) => `<li>${escaped(picture)}</li>`).join('')}</ul></details>` : ''}`,
  )
}
