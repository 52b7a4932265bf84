import { join } from 'node:path'
import { type AskedFunction, askFunctions } from './ask-functions.ts'
import type { ClonedProject } from './clone-project.ts'
import { findSecrets } from './find-secrets.ts'
import { openBundles } from './function-bundles.ts'
import { type Build, type Builder, SECRETS, type Site } from './netlify-builder.ts'
import { checkRules } from './rule-faults.ts'

interface Check {
  name: string
  /** What was looked at, and how much of it. */
  of: string
  faults: string[]
}

export interface CheckedSite {
  first: Build
  second: Build
  functions: AskedFunction[]
  checks: Check[]
}

/** Builds a site twice, the second time from a clean checkout with the first one's cache, and checks what was made. */
export async function checkSite(
  { root, clean }: ClonedProject,
  builder: Builder,
  site: Site,
): Promise<CheckedSite> {
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
  return {
    first,
    second,
    functions,
    checks: [
      {
        name: 'The pictures of the first build serve the second',
        of: `${second.pictures.found} pictures`,
        faults: pictureFaults(first, second),
      },
      {
        name: 'Functions are packed as their code says',
        of: `${bundles.length} functions`,
        faults: [...packingFaults(names, site.functions), ...bundles.flatMap(({ faults }) => faults)],
      },
      {
        name: 'Packed functions answer',
        of: `${functions.length} functions`,
        faults: functions.flatMap(({ faults }) => faults),
      },
      {
        name: 'Headers and redirects are those of the local server',
        of: `${rules.headerRules} and ${rules.redirectRules} rules, ${rules.addresses} addresses`,
        faults: rules.faults,
      },
      {
        name: 'No secret is in a published file, a bundle or the cache',
        of: `${Object.keys(SECRETS).length} secrets, ${secrets.files} files`,
        faults: secrets.faults,
      },
    ],
  }
}

function pictureFaults(first: Build, { pictures: { found, encoded } }: Build): string[] {
  const before = first.pictures.encoded
  if (found === before && encoded === 0) return []
  return [`of ${before} pictures the second build found ${found}, and it encoded ${encoded}`]
}

function packingFaults(packed: string[], wanted: string[]): string[] {
  const missing = wanted.filter((name) => !packed.includes(name)).map((name) => `${name} is not packed`)
  const extra = packed.filter((name) => !wanted.includes(name)).map((name) => `${name} is packed, too`)
  return [...missing, ...extra]
}
