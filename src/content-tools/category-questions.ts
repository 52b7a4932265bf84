import { type AnswersOf, newRecord } from './new-record.ts'
import { askOne } from './questions.ts'
import { type Asked, askField, askName, askPicture, type Place } from './record-questions.ts'

/** Asks all that a new category needs. */
export async function askCategory(place: Place): Promise<Asked> {
  const kind = (await askOne('A category of what?', [
    { value: 'fanCategories', label: 'Ceiling fans' },
    { value: 'fixtureCategories', label: 'Lighting fixtures' },
  ])) as 'fanCategories' | 'fixtureCategories'
  const field = kind === 'fanCategories' ? 'productCategory' : 'lightingFixtureCategory'
  const title = await askField(kind, field, 'What is it called?', 'Outdoor Ceiling Fans')
  const name = await askName(place.content, kind, title)
  const categoryDescription = await askField(
    kind,
    'categoryDescription',
    'Describe it in two to four sentences',
  )
  const picture = await askPicture(place, kind, name)
  const answers = { categoryDescription, imageUrl: picture.imageUrl, [field]: title }
  return { files: [newRecord(kind, name, answers as AnswersOf[typeof kind])], picture }
}
