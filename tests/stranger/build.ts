/**
 * `npm run build:stranger`: the site of a catalogue that nobody wrote, in `.sites/stranger/dist`. STRANGER_SEED chooses
 * another one. Whatever it is, the longest names are in it.
 */
import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { buildSite } from '../own-catalogue/build-site.ts'
import { contentFiles, writeFiles } from '../own-catalogue/write-content.ts'
import { anyCatalogue } from './any-catalogue.ts'
import { plantLongWords } from './plant-long-words.ts'

const ROOT = '.sites/stranger'

const seed = Number(process.env.STRANGER_SEED ?? 1985)
const [content = {}] = fc.sample(anyCatalogue, { seed, numRuns: 1 })
await rm(ROOT, { recursive: true, force: true })
await writeFiles(ROOT, await contentFiles(plantLongWords(content)))
buildSite(ROOT)
console.log(`The site of the catalogue of seed ${seed} is in ${ROOT}/dist.`)
