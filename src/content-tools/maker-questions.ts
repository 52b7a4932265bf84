import { freeMakerNumber, titledChoices } from './known-records.ts'
import { type NewFile, newRecord } from './new-record.ts'
import { askOne } from './questions.ts'
import type { RawContent } from './raw-content.ts'
import { askField, askName } from './record-questions.ts'

/** A maker by the name of its file, and that file where it is new. */
interface AskedMaker {
  maker: string
  files: NewFile[]
}

/** Chosen in place of a maker that is there. */
const NEW = ''

async function askNewMaker(content: RawContent): Promise<AskedMaker> {
  const kind = 'manufacturers'
  const name = await askField(kind, 'name', 'What is the name of the maker?', 'Hunter')
  const maker = await askName(content, kind, name)
  const websiteUrl = await askField(kind, 'websiteUrl', "What is the maker's web address?", 'https://…')
  const manufacturerDescription = await askField(
    kind,
    'manufacturerDescription',
    'Two sentences about the maker',
  )
  const id = freeMakerNumber(content)
  return { maker, files: [newRecord(kind, maker, { id, name, manufacturerDescription, websiteUrl })] }
}

/** Lets a maker be chosen, or asks for a new one. */
export async function askMaker(content: RawContent): Promise<AskedMaker> {
  const known = titledChoices(content, 'manufacturers')
  const maker = await askOne('Who makes it?', [...known, { value: NEW, label: 'A new maker …' }])
  return maker === NEW ? askNewMaker(content) : { maker, files: [] }
}
