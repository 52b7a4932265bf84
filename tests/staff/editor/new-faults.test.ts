import { describe, expect, test } from 'vitest'
import { edited, fanFile } from './form-files.ts'

describe('refuses at once what the content check would refuse, by the form’s labels', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'figures that do not fit the sizes',
      { size: { airflowRating: [5140, 5630, 6000] } },
      /^Airflow: 3 numbers for 2 sizes\. Give one number for each size, one for all, or none\.$/,
    ],
    [
      'two faults, by their numbers',
      { size: { airflowRating: [5140, 5630, 6000] }, finish: { shown: ['Mate Black'] } },
      /^1\. Finish in the photo: .*\n2\. Airflow: 3 numbers for 2 sizes\./,
    ],
    [
      'a line of a list, by its number',
      { size: { sizes: [52, 500] } },
      /^Sizes, line 2: expected a size from 10 to 120 inches/,
    ],
    [
      'a picture, by its finish',
      { finish: { finishPictures: [{ name: 'Mate Black', value: '../images/fans/plain-52.jpg' }] } },
      /^Photos of other finishes, Mate Black: /,
    ],
  ])('%s', (_, changes, message) => {
    expect(() => edited('fans', fanFile(), changes)).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringMatching(message) }),
      }),
    )
  })

  test('does not refuse an earlier error', () => {
    const written = edited('fans', fanFile({ locationRating: 'Attic' }), { title: 'Plainer 52' })
    expect(JSON.parse(written).title).toBe('Plainer 52')
  })
})
