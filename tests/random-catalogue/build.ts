/**
 * `npm run build:random`: the site of a random catalog, in `.sites/random/dist`. CATALOGUE_SEED chooses another
 * one. The longest names are in each.
 */
import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { buildSite } from '../own-catalogue/build-site.ts'
import { contentFiles, writeFiles } from '../own-catalogue/write-content.ts'
import { anyCatalogue } from './any-catalogue.ts'
import { CATALOGUE_SEED as seed } from './catalogue-seed.ts'
import { plantLongWords } from './plant-long-words.ts'

const ROOT = '.sites/random'

const [content = {}] = fc.sample(anyCatalogue, { seed, numRuns: 1 })
await rm(ROOT, { recursive: true, force: true })
await writeFiles(ROOT, await contentFiles(plantLongWords(content)))
await buildSite(ROOT)
console.log(`The site of the catalogue of seed ${seed} is in ${ROOT}/dist.`)
