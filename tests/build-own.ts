/**
 * `npm run build:own`: builds the site of the tests' own catalog, in `.sites/own/dist`; `-- random` builds the site of a random
 * catalog, in `.sites/random/dist`. CATALOGUE_SEED chooses another random one, TODAY another day. The longest names are in each.
 */
import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { buildSite } from './own-catalogue/build-site.ts'
import { contentFiles, writeFiles } from './own-catalogue/write-content.ts'
import { anyCatalogue } from './random-catalogue/any-catalogue.ts'
import { CATALOGUE_SEED as seed } from './random-catalogue/catalogue-seed.ts'
import { plantLongWords } from './random-catalogue/plant-long-words.ts'
import { TODAY } from './today.ts'

const isRandom = process.argv[2] === 'random'
const root = isRandom ? '.sites/random' : '.sites/own'
const [content = {}] = isRandom ? fc.sample(anyCatalogue, { seed, numRuns: 1 }) : []

process.env.TODAY ??= TODAY
// So that visits are counted.
process.env.MONDAY_KEY ??= 'quiet-fans-turn-slowly'
await rm(root, { recursive: true, force: true })
await writeFiles(root, await contentFiles(isRandom ? plantLongWords(content) : undefined))
await buildSite(root)
console.log(
  `The site of ${isRandom ? `the catalog of seed ${seed}` : "the tests' own catalog"} is in ${root}/dist.`,
)
