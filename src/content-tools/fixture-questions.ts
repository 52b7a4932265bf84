import { askFinishes, askLocationRating, askProduct, askShown } from './product-questions.ts'
import { type Asked, askField, type Place } from './record-questions.ts'

const askDimension = async (field: string, message: string): Promise<number> =>
  Number(await askField('fixtures', field, message, '7.25'))

/** Asks all that a new fixture needs. */
export const askFixture = (place: Place): Promise<Asked> =>
  askProduct(place, 'fixtures', 'Harbor Dome 16', async () => {
    const fixtureHeight = await askDimension('fixtureHeight', 'Its height in inches')
    const fixtureLength = await askDimension('fixtureLength', 'Its length in inches')
    const fixtureWidth = await askDimension('fixtureWidth', 'Its width or depth in inches')
    const locationRating = await askLocationRating('fixtures')
    const colors = await askFinishes('fixtures', 'Every finish it is sold in, with commas between')
    const shown = await askShown(colors, 'Which of them is on the picture?')
    const partNumber = await askField('fixtures', 'partNumber', "The maker's part number")
    return { fixtureHeight, fixtureLength, fixtureWidth, locationRating, colors, shown, partNumber }
  })
