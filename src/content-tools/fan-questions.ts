import { answerProblem, figures } from './answers.ts'
import type { AnswersOf } from './new-record.ts'
import { askFinishes, askLocationRating, askProduct, askShown } from './product-questions.ts'
import { askOne, askText } from './questions.ts'
import type { Asked, Place } from './record-questions.ts'

async function askFanFinishes(): Promise<Pick<AnswersOf['fans'], 'shown' | 'colors'>> {
  const whole = await askOne('How is its finish chosen?', [
    { value: 'whole', label: 'One finish for the whole fan' },
    { value: 'parts', label: 'Body and blades apart (mix and match)' },
  ])
  if (whole === 'whole') {
    const colors = await askFinishes('fans', 'Every finish it is sold in, with commas between')
    return { shown: [await askShown(colors, 'Which of them is on the picture?')], colors }
  }
  const apart = (list: string[]) => ({ body: list, blades: list })
  const body = await askFinishes('fans', 'Every finish of the body, with commas between', apart)
  const blades = await askFinishes('fans', 'Every finish of the blades, with commas between', apart)
  const shown = {
    body: [await askShown(body, 'Which body is on the picture?')],
    blades: [await askShown(blades, 'Which blades are on the picture?')],
  }
  return { shown, colors: { body, blades } }
}

async function askSizes(): Promise<Pick<AnswersOf['fans'], 'sizes' | 'airflowRating'>> {
  const sizes = figures(
    await askText(
      'Blade span in inches; several with commas between',
      (answer) => answerProblem('fans', 'sizes', figures(answer)),
      { example: '52, 60' },
    ),
  )
  const airflow = await askText(
    'Airflow at high speed in CFM, a figure for each size (Enter when the maker gives none)',
    (answer) => {
      const given = figures(answer)
      if (given.length === 0) return undefined
      const problem = answerProblem('fans', 'airflowRating', given)
      if (problem || given.length === 1 || given.length === sizes.length) return problem
      return `${given.length} figures for ${sizes.length} sizes. Give one for each size, or one in all.`
    },
    { example: '5140' },
  )
  return airflow === '' ? { sizes } : { sizes, airflowRating: figures(airflow).map(Number) }
}

/** Asks all that a new fan needs. */
export const askFan = (place: Place): Promise<Asked> =>
  askProduct(place, 'fans', 'Alder 52', async () => {
    const sizes = await askSizes()
    const locationRating = await askLocationRating('fans')
    return { ...sizes, locationRating, ...(await askFanFinishes()) }
  })
