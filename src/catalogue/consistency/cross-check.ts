import type { Fault } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { galleryWarnings, mentionInRecordWarnings, replacementFaults } from './discontinued.ts'
import { finishFaults, unlistedFinishWarnings } from './finishes.ts'
import {
  fileNameFaults,
  nameAddressFaults,
  reservedNameFaults,
  sameNameWarnings,
  uniquenessFaults,
} from './names.ts'
import { controlWarnings, figureFaults, furtherPictureFaults } from './products.ts'
import { brandListFaults, emptyCategoryWarnings, referenceFaults, sceneFaults } from './references.ts'
import { colourFaults } from './store.ts'

const CHECKS = [
  fileNameFaults,
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
  replacementFaults,
  galleryWarnings,
  mentionInRecordWarnings,
  emptyCategoryWarnings,
  controlWarnings,
  sameNameWarnings,
  unlistedFinishWarnings,
]

export const crossCheck = (records: ReadableRecords): Fault[] => CHECKS.flatMap((check) => check(records))
