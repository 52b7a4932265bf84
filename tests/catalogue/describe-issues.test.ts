import { describe, expect, test } from 'vitest'
import { CONTENT } from '../own-catalogue/content.ts'
import type { Json } from '../own-catalogue/json.ts'
import { linesAbout, linesAboutContent } from '../own-catalogue/lines-about.ts'

function rename(record: Json, from: string, to: string): void {
  record[to] = record[from]
  delete record[from]
}

describe('a misspelled field is reported once, with the intended name', () => {
  test.each([
    { file: 'fans/alder-52.json', field: 'titel', meant: 'title', within: (fan: Json) => fan },
    { file: 'fans/alder-52.json', field: 'ImageUrl', meant: 'imageUrl', within: (fan: Json) => fan },
    { file: 'fans/halcyon-72.json', field: 'blade', meant: 'blades', within: (fan: Json) => fan.colors },
    { file: 'store.json', field: 'wensday', meant: 'wednesday', within: (store: Json) => store.hours },
    { file: 'store.json', field: 'close', meant: 'closes', within: (store: Json) => store.hours.monday },
    { file: 'gallery.json', field: 'ulr', meant: 'url', within: (gallery: Json) => gallery.rooms[2] },
  ])('$field in $file', ({ file, field, meant, within }) => {
    const lines = linesAbout(file, (record) => rename(within(record), meant, field))
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^✖ content/${file} › .*${field}: `))])
    expect(lines[0]).toContain(`: is not a known field. Did you mean "${meant}"?`)
  })
})

test.each([
  {
    file: 'fans/alder-52.json',
    remove: (fan: Json) => delete fan.title,
    line: 'title: is missing. Add the line "title": … (The name a shopper reads, such as "Alder 52".)',
  },
  {
    file: 'fans/halcyon-72.json',
    remove: (fan: Json) => delete fan.shown.blades,
    line: 'shown.blades: is missing. Add the line "blades": …',
  },
  {
    file: 'store.json',
    remove: (store: Json) => delete store.hours.sunday,
    line: 'hours.sunday: is missing. Add the line "sunday": … (Write null if the store is closed that day, or { "opens": "10:00", "closes": "14:00" }.)',
  },
  {
    file: 'room-kinds.json',
    remove: (rooms: Json) => delete rooms.kinds,
    line: 'kinds: is missing. Add the line "kinds": … (The rooms that a shopper may name, in the order in which a house is listed. The site numbers a second one of a type.)',
  },
])('a missing field is reported with its description: $line', ({ file, remove, line }) => {
  expect(linesAbout(file, remove)).toEqual([`✖ content/${file} › ${line}`])
})

test('a long value is cut short', () => {
  expect(linesAbout('fans/alder-52.json', `"sizes": "${'fifty '.repeat(20)}"`)).toEqual([
    '✖ content/fans/alder-52.json › sizes: expected a list such as [52, 60], got "fifty fifty fifty fifty fifty fifty fifty fifty fifty fi…. Correct the value.',
  ])
})

test('a file that holds a list is reported', () => {
  expect(linesAboutContent({ ...CONTENT, 'fans/alder-52.json': [] })).toEqual([
    '✖ content/fans/alder-52.json: expected one record in braces, { … }, got []. Write the fields in braces.',
  ])
})
