import { RESERVED_FAN_CATEGORY } from '../paths.ts'
import { type FileKind, recordFile } from './new-record.ts'
import type { Choice } from './questions.ts'
import { type RawContent, writtenAt } from './raw-content.ts'

/** The field that holds what a person calls a record. */
const TITLES: Record<FileKind, string> = {
  fans: 'title',
  fixtures: 'title',
  fanCategories: 'productCategory',
  fixtureCategories: 'lightingFixtureCategory',
  manufacturers: 'name',
}

/** The records of a kind to choose from, by their titles. */
export const titledChoices = (content: RawContent, kind: FileKind): Choice[] =>
  content[kind]
    .map(({ name, value }) => ({ value: name, label: String(writtenAt(value, [TITLES[kind]]) ?? name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

/** Why a new record cannot have this name; undefined when it can. */
export function nameProblem(content: RawContent, kind: FileKind, name: string): string | undefined {
  if (kind === 'fanCategories' && name === RESERVED_FAN_CATEGORY) {
    return `"${name}" is the address of the brand screens. Choose another name.`
  }
  const holder = content[kind].find(
    (record) => record.name === name || writtenAt(record.value, ['productUrl']) === name,
  )
  if (!holder) return undefined
  const file = recordFile(kind, holder.name)
  return holder.name === name
    ? `${file} is there already. Choose another name, or change that file.`
    : `${file} has this address already. Choose another name.`
}

/** A number that no maker has. */
export const freeMakerNumber = ({ manufacturers }: RawContent): number =>
  1 + Math.max(0, ...manufacturers.map(({ value }) => Number(writtenAt(value, ['id']) ?? 0)))
