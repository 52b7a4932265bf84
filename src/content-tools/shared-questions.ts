import { slugOf } from '../catalogue/slug-of.ts'
import { answerProblem, items } from './answers.ts'
import { choices, freeMakerNumber, nameProblem } from './known-records.ts'
import { type NewPicture, newPicture, pictureProblem } from './new-picture.ts'
import { type FileKind, type NewFile, newRecord } from './new-record.ts'
import { askOne, askSome, askText, type Choice } from './questions.ts'
import type { RawContent } from './raw-content.ts'

/** What is to be written when all questions are answered. */
export interface Asked {
  files: NewFile[]
  picture: NewPicture
}

/** Where the new record goes, and what is there already. */
export interface Place {
  root: string
  content: RawContent
}

/** Chosen in place of a maker that is there. */
const NEW = ''

/** Choices that are called what they are. */
export const asChoices = (values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: value }))

/** Asks for a field that is written as it is typed. */
export const askField = (kind: FileKind, field: string, message: string, example?: string) =>
  askText(message, (answer) => answerProblem(kind, field, answer), example === undefined ? {} : { example })

/** Asks for the name of the file, which is the last part of the address as well. */
export function askName(content: RawContent, kind: FileKind, title: string): Promise<string> {
  const field = kind === 'manufacturers' ? 'nameReference' : 'name'
  return askText(
    'Its name in web addresses (Enter takes the one proposed)',
    (answer) => answerProblem(kind, field, answer) ?? nameProblem(content, kind, answer),
    { proposal: slugOf(title) },
  )
}

/** Asks for the picture, and looks at it. */
export async function askPicture({ root }: Place, kind: FileKind, name: string): Promise<NewPicture> {
  const answer = await askText(
    'Where is its picture? Drag the file here, or type its path (800 x 800 px or more)',
    (typed) => pictureProblem(root, newPicture(root, kind, name, typed)),
    { example: '~/Desktop/new-fan.jpg' },
  )
  return newPicture(root, kind, name, answer)
}

async function askNewMaker(content: RawContent): Promise<{ maker: string; files: NewFile[] }> {
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

async function askMaker(content: RawContent): Promise<{ maker: string; files: NewFile[] }> {
  const known = choices(content, 'manufacturers')
  const maker = await askOne('Who makes it?', [...known, { value: NEW, label: 'A new maker …' }])
  return maker === NEW ? askNewMaker(content) : { maker, files: [] }
}

async function askCategories(content: RawContent, kind: 'fanCategories' | 'fixtureCategories') {
  const known = choices(content, kind)
  const chosen = await askSome('Which categories is it listed in?', known)
  const main = await askOne(
    'Which of them is the main one?',
    known.filter(({ value }) => chosen.includes(value)),
  )
  return [main, ...chosen.filter((category) => category !== main)]
}

/** @param fieldOf what the list becomes in the field `colors` */
export const askFinishes = async (
  kind: 'fans' | 'fixtures',
  message: string,
  fieldOf = (list: string[]): unknown => list,
) =>
  items(
    await askText(message, (answer) => answerProblem(kind, 'colors', fieldOf(items(answer))), {
      example: 'Matte Black, Satin Brass',
    }),
  )

/** Asks which of the finishes is on the picture. */
export const askShown = (finishes: readonly string[], message: string) => askOne(message, asChoices(finishes))

/** The questions that fans and fixtures have in common. */
export async function askProduct(place: Place, kind: 'fans' | 'fixtures', example: string) {
  const { content } = place
  const title = await askField(kind, 'title', 'What is it called?', example)
  const name = await askName(content, kind, title)
  const { maker, files } = await askMaker(content)
  const productCategories = await askCategories(
    content,
    kind === 'fans' ? 'fanCategories' : 'fixtureCategories',
  )
  const productDescription = await askField(
    kind,
    'productDescription',
    'Describe it in two or three sentences',
  )
  const common = { title, manufacturerNameReference: maker, productDescription, productCategories }
  return { name, files, common }
}
