import { expect, test } from 'vitest'
import { linesAbout } from '../../own-catalogue/lines-about.ts'

test.each([
  {
    file: 'manufacturers/hunter.json',
    mistake: '"id": "4"',
    line: 'id: expected a number that no other maker has, got "4". Correct the value.',
  },
  {
    file: 'finish-colours.json',
    mistake: '"colours": { "Walnut": "brown" }',
    line: 'colours.Walnut: expected a color such as "#bf9b5f", got "brown". Correct the value.',
  },
  {
    file: 'brand-lists.json',
    mistake: '"home": "Hunter"',
    line: 'home: expected a list such as [{ "brand": "Hunter", "url": "https://…", "navLink": false }], got "Hunter". Correct the value.',
  },
  {
    file: 'gallery.json',
    mistake: '"2": { "id": "two" }',
    line: '[2].id: expected its position in the gallery, from 0, got "two". Correct the value.',
  },
  { file: 'rooms.json', mistake: '"sharedAlt": " "', line: 'sharedAlt: is empty. Fill it in.' },
])('$file with $mistake', ({ file, mistake, line }) => {
  expect(linesAbout(file, mistake)).toEqual([`✖ content/${file} › ${line}`])
})
