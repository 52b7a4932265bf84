import { RECORD_KINDS } from '../catalogue/records.ts'
import { answerProblem, items } from './answers.ts'
import { titledChoices } from './known-records.ts'
import { askMaker } from './maker-questions.ts'
import { type AnswersOf, newRecord } from './new-record.ts'
import { askOne, askSome, askText, type Choice } from './questions.ts'
import type { RawContent } from './raw-content.ts'
import { type Asked, askField, askName, askPicture, type Place } from './record-questions.ts'

type ProductKind = 'fans' | 'fixtures'

/** What is asked of every product; the rest is for its kind to ask. */
type Common = 'title' | 'manufacturerNameReference' | 'productDescription' | 'productCategories' | 'imageUrl'

const asChoices = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }))

async function askCategories(content: RawContent, kind: ProductKind): Promise<string[]> {
  const known = titledChoices(content, kind === 'fans' ? 'fanCategories' : 'fixtureCategories')
  const chosen = await askSome('Which categories is it listed in?', known)
  const main = await askOne(
    'Which of them is the main one?',
    known.filter(({ value }) => chosen.includes(value)),
  )
  return [main, ...chosen.filter((category) => category !== main)]
}

/**
 * Asks for a list of finishes.
 *
 * @param fieldOf what the list becomes in the field `colors`
 */
export const askFinishes = async (
  kind: ProductKind,
  message: string,
  fieldOf = (list: string[]): unknown => list,
): Promise<string[]> =>
  items(
    await askText(message, (answer) => answerProblem(kind, 'colors', fieldOf(items(answer))), {
      example: 'Matte Black, Satin Brass',
    }),
  )

/** Asks which of the finishes is on the picture. */
export const askShown = (finishes: readonly string[], message: string): Promise<string> =>
  askOne(message, asChoices(finishes))

/** Asks for one of the ratings that this kind of product may have. */
export async function askLocationRating<Kind extends ProductKind>(
  kind: Kind,
): Promise<AnswersOf[Kind]['locationRating']> {
  const ratings = RECORD_KINDS[kind].schema.shape.locationRating.options
  return (await askOne('Where may it hang?', asChoices(ratings))) as AnswersOf[Kind]['locationRating']
}

/**
 * Asks all that a new product needs.
 *
 * @param example the name of a product of this kind
 * @param askRest asks what only this kind of product has, between the words and the picture
 */
export async function askProduct<Kind extends ProductKind>(
  place: Place,
  kind: Kind,
  example: string,
  askRest: () => Promise<Omit<AnswersOf[Kind], Common>>,
): Promise<Asked> {
  const { content } = place
  const title = await askField(kind, 'title', 'What is it called?', example)
  const name = await askName(content, kind, title)
  const { maker, files } = await askMaker(content)
  const productCategories = await askCategories(content, kind)
  const productDescription = await askField(
    kind,
    'productDescription',
    'Describe it in two or three sentences',
  )
  const rest = await askRest()
  const picture = await askPicture(place, kind, name)
  const { imageUrl } = picture
  const common = { title, manufacturerNameReference: maker, productDescription, productCategories, imageUrl }
  const answers = { ...common, ...rest } as AnswersOf[Kind]
  return { files: [...files, newRecord(kind, name, answers)], picture }
}
