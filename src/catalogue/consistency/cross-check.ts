import type { Fault } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { fileNameFaults, nameAddressFaults, uniquenessFaults } from './names.ts'
import { controlWarnings, figureFaults, finishFaults, unlistedFinishWarnings } from './products.ts'
import {
  brandListFaults,
  emptyCategoryWarnings,
  galleryWarnings,
  referenceFaults,
  replacementFaults,
  sceneFaults,
} from './references.ts'
import { colourFaults } from './store.ts'

const CHECKS = [
  fileNameFaults,
  referenceFaults,
  uniquenessFaults,
  finishFaults,
  sceneFaults,
  nameAddressFaults,
  figureFaults,
  brandListFaults,
  colourFaults,
  replacementFaults,
  galleryWarnings,
  emptyCategoryWarnings,
  controlWarnings,
  unlistedFinishWarnings,
]

export const crossCheck = (records: ReadableRecords): Fault[] => CHECKS.flatMap((check) => check(records))
