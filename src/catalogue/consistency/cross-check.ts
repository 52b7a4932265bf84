import type { Fault } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { brandListFaults } from './brand-lists.ts'
import { endedInWordsWarnings, galleryProductWarnings, successorFaults } from './ended-products.ts'
import { controlWarnings, figureFaults } from './figures.ts'
import { finishFaults } from './finishes.ts'
import { furtherPictureFaults } from './further-pictures.ts'
import { finishColourWarnings, finishFamilyWarnings } from './listed-finishes.ts'
import { nameAddressFaults } from './name-addresses.ts'
import { nameFaults, reservedNameFaults } from './names.ts'
import { emptyCategoryWarnings, referenceFaults } from './references.ts'
import { sceneFaults } from './scenes.ts'
import { colourFaults } from './store-facts.ts'
import { sameNameWarnings, uniquenessFaults } from './uniqueness.ts'

const CHECKS = [
  nameFaults,
  reservedNameFaults,
  referenceFaults,
  uniquenessFaults,
  finishFaults,
  furtherPictureFaults,
  sceneFaults,
  nameAddressFaults,
  figureFaults,
  brandListFaults,
  colourFaults,
  successorFaults,
  galleryProductWarnings,
  endedInWordsWarnings,
  emptyCategoryWarnings,
  controlWarnings,
  sameNameWarnings,
  finishColourWarnings,
  finishFamilyWarnings,
]

/** Everything on which the records must agree with one another: every fault of every check, in one list. */
export const crossCheck = (records: ReadableRecords): Fault[] => CHECKS.flatMap((check) => check(records))
