/**
 * `npm run measure:deploy`: Netlify's own builder and packager over the last commit, without an account, and whether what they
 * made is right, as Markdown tables. Nothing is published.
 *
 * Both are fetched when this is run and are no dependencies of the project: they are 180 MB. The first build encodes every
 * picture, as the first one on Netlify does.
 */
import { type CheckedSite, checkSite } from './deploy/check-site.ts'
import { cloneProject } from './deploy/clone-project.ts'
import { fetchBuilder, type Site } from './deploy/netlify-builder.ts'
import { printTable } from './markdown-table.ts'

const SITES: Site[] = [
  { name: 'showroom', publish: 'dist', functions: ['api-no-results', 'contact', 'contact-retry'] },
  { name: 'editor', packagePath: 'netlify/editor', publish: 'dist-editor', functions: [] },
]
const MOST_FAULTS_SHOWN = 20

function printSite({ name }: Site, { first, second, functions, checks }: CheckedSite): void {
  console.log(`## ${name}\n`)
  printTable(
    ['Build', 'Seconds', 'Pictures found', 'Pictures encoded'],
    Object.entries({ first, second }).map(([build, { seconds, pictures }]) => {
      return [build, seconds.toFixed(0), pictures.found, pictures.encoded]
    }),
  )
  console.log('')
  printTable(
    ['Function', 'Zip KiB', 'Runtime', 'Asked for', 'Answer'],
    functions.map(({ bundle, asked, answer }) => {
      return [bundle.name, bundle.zipKiB.toFixed(0), bundle.runtime, asked, `\`${answer}\``]
    }),
  )
  console.log('')
  printTable(
    ['Check', 'Of', 'Faults'],
    checks.map(({ name, of, faults }) => [name, of, faults.length]),
  )
  console.log('')
}

async function checkSites(): Promise<string[]> {
  const project = await cloneProject()
  const builder = await fetchBuilder()
  try {
    console.log(`Of commit ${project.commit}${project.isBehind ? ', without what is not committed' : ''}.\n`)
    const faults: string[] = []
    for (const site of SITES) {
      const checked = await checkSite(project, builder, site)
      printSite(site, checked)
      faults.push(...checked.checks.flatMap((check) => check.faults.map((fault) => `${site.name}: ${fault}`)))
    }
    return faults
  } finally {
    await builder.discard()
    await project.discard()
  }
}

const faults = await checkSites()
for (const fault of faults.slice(0, MOST_FAULTS_SHOWN)) console.log(`- ${fault}`)
console.log(faults.length > 0 ? `\n${faults.length} faults.` : 'Everything is as it should be.')
process.exitCode = faults.length > 0 ? 1 : 0
