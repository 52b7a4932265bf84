/**
 * `npm run measure -- deploy`: Netlify's own builder and packager over the last commit, without an account, and whether what they
 * made is right, as Markdown tables. Nothing is published.
 *
 * Both are fetched when this is run and are no dependencies of the project: they are 180 MB. The first build encodes every
 * picture, as the first one on Netlify does.
 */
import { join } from 'node:path'
import { askFunctions } from './deploy/ask-functions.ts'
import { type ClonedProject, cloneProject } from './deploy/clone-project.ts'
import { findSecrets } from './deploy/find-secrets.ts'
import { openBundles } from './deploy/function-bundles.ts'
import { type Build, type Builder, fetchBuilder, SECRETS, type Site } from './deploy/netlify-builder.ts'
import { checkRules } from './deploy/rule-faults.ts'
import { printTable, printVerdict } from './report.ts'

const SITES: Site[] = [
  {
    name: 'showroom',
    publish: 'dist',
    functions: ['api-no-results', 'contact', 'contact-retry', 'contact-waiting'],
  },
  { name: 'editor', packagePath: 'netlify/editor', publish: 'dist-editor', functions: [] },
]

function pictureFaults(first: Build, { pictures: { found, encoded } }: Build): string[] {
  const before = first.pictures.encoded
  if (found === before && encoded === 0) return []
  return [`of ${before} pictures the second build found ${found}, and it encoded ${encoded}`]
}

const packingFaults = (packed: string[], wanted: string[]): string[] =>
  packed.toSorted().join() === wanted.join() ? [] : [`packed are ${packed.join()}, and not ${wanted.join()}`]

/** Builds a site twice, the second time from a clean checkout with the first one's cache, and checks what was made. */
async function checkSite({ root, clean }: ClonedProject, builder: Builder, site: Site): Promise<string[]> {
  clean()
  const first = await builder.build(root, site)
  clean()
  const second = await builder.build(root, site)
  const { bundles, folder, discard } = await openBundles(root, site, builder.unzip)
  const functions = await askFunctions(bundles)
  const rules = await checkRules(root, site, second.config)
  const secrets = await findSecrets([join(root, site.publish), folder, builder.cacheDir], SECRETS)
  await discard()
  const names = bundles.map(({ name }) => name)
  const checks: [name: string, of: string, faults: string[]][] = [
    [
      'The pictures of the first build serve the second',
      `${second.pictures.found} pictures`,
      pictureFaults(first, second),
    ],
    [
      'Functions are packed as their code says',
      `${bundles.length} functions`,
      [...packingFaults(names, site.functions), ...bundles.flatMap(({ faults }) => faults)],
    ],
    ['Packed functions answer', `${functions.length} functions`, functions.flatMap(({ faults }) => faults)],
    [
      'Headers and redirects are those of the local server',
      `${rules.headerRules} and ${rules.redirectRules} rules, ${rules.addresses} addresses`,
      rules.faults,
    ],
    [
      'No secret is in a published file, a bundle or the cache',
      `${Object.keys(SECRETS).length} secrets, ${secrets.files} files`,
      secrets.faults,
    ],
  ]

  console.log(`## ${site.name}\n`)
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
    checks.map(([name, of, faults]) => [name, of, faults.length]),
  )
  console.log('')
  return checks.flatMap(([, , faults]) => faults.map((fault) => `${site.name}: ${fault}`))
}

const project = await cloneProject()
const builder = await fetchBuilder()
try {
  console.log(`Of commit ${project.commit}${project.isBehind ? ', without what is not committed' : ''}.\n`)
  const faults: string[] = []
  for (const site of SITES) faults.push(...(await checkSite(project, builder, site)))
  printVerdict(faults)
} finally {
  await builder.discard()
  await project.discard()
}
