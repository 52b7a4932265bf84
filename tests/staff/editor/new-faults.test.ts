import { expect, test } from 'vitest'
import { edited, fanFile } from './form-files.ts'

test('refuses at once what the content check would refuse, by the form’s labels', () => {
  const airflowRating = [5140, 5630, 6000]
  const picture = { name: 'Mate Black', value: '../images/fans/plain-52.jpg' }
  const refused: [object, RegExp][] = [
    [
      { size: { airflowRating } },
      /^Airflow: 3 numbers for 2 sizes\. Give one number for each size, one for all, or none\.$/,
    ],
    [
      { size: { airflowRating }, finish: { shown: ['Mate Black'] } },
      /^1\. Finish in the photo: .*\n2\. Airflow: 3 numbers for 2 sizes\./,
    ],
    [{ size: { sizes: [52, 500] } }, /^Sizes, line 2: expected a size from 10 to 120 inches/],
    [{ finish: { finishPictures: [picture] } }, /^Photos of other finishes, Mate Black: /],
  ]
  for (const [changes, message] of refused)
    expect(() => edited('fans', fanFile(), { ...changes })).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringMatching(message) }),
      }),
    )
})

test('does not refuse an earlier error', () => {
  const written = edited('fans', fanFile({ locationRating: 'Attic' }), { title: 'Plainer 52' })
  expect(JSON.parse(written).title).toBe('Plainer 52')
})
