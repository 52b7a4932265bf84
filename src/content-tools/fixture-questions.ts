import { RECORD_KINDS } from '../catalogue/records.ts'
import { type AnswersOf, newRecord } from './new-record.ts'
import { askOne } from './questions.ts'
import {
  type Asked,
  asChoices,
  askField,
  askFinishes,
  askPicture,
  askProduct,
  askShown,
  type Place,
} from './shared-questions.ts'

/** Asks all that a new fixture needs. */
export async function askFixture(place: Place): Promise<Asked> {
  const { name, files, common } = await askProduct(place, 'fixtures', 'Harbor Dome 16')
  const dimension = (field: string, message: string) => askField('fixtures', field, message, '7.25')
  const fixtureHeight = Number(await dimension('fixtureHeight', 'Its height in inches'))
  const fixtureLength = Number(await dimension('fixtureLength', 'Its length in inches'))
  const fixtureWidth = Number(await dimension('fixtureWidth', 'Its width or depth in inches'))
  const ratings = RECORD_KINDS.fixtures.schema.shape.locationRating.options
  const locationRating = await askOne('Where may it hang?', asChoices(ratings))
  const colors = await askFinishes('fixtures', 'Every finish it is sold in, with commas between')
  const shown = await askShown(colors, 'Which of them is on the picture?')
  const partNumber = await askField('fixtures', 'partNumber', "The maker's part number")
  const picture = await askPicture(place, 'fixtures', name)
  const { imageUrl } = picture
  const dimensions = { fixtureHeight, fixtureLength, fixtureWidth }
  const rest = { locationRating, colors, shown, partNumber, imageUrl }
  const answers = { ...common, ...dimensions, ...rest } as AnswersOf['fixtures']
  return { files: [...files, newRecord('fixtures', name, answers)], picture }
}
