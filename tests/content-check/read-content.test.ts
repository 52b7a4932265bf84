import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshContent } from './content-copy.ts'

const ALDER = 'content/fans/alder-52.json'

const content = await freshContent()

describe('how a file was saved', () => {
  test.each([
    { way: 'with Windows line ends', save: (text: string) => text.replaceAll('\n', '\r\n') },
    { way: 'with a byte order mark', save: (text: string) => `\uFEFF${text}` },
    { way: 'on one line', save: (text: string) => JSON.stringify(JSON.parse(text)) },
  ])('$way is right', async ({ save }) => {
    await content.write(ALDER, save(await content.read(ALDER)))
    expect(await content.report()).toEqual([])
  })

  test.each([
    { way: 'Latin-1', encoding: 'latin1' as const, words: 'Alder Café' },
    { way: 'UTF-16', encoding: 'utf16le' as const, words: '\uFEFFAlder' },
  ])('in $way', async ({ encoding, words }) => {
    await content.write(ALDER, Buffer.from(words, encoding))
    expect(await content.report()).toEqual([
      '✖ content/fans/alder-52.json: holds letters that cannot be read. Save the file again as UTF-8.',
    ])
  })
})

describe("the file's name", () => {
  test.each([
    {
      mistake: 'the ending in capitals',
      to: 'alder-52.JSON',
      line: 'content/fans/alder-52.JSON: is not a .json file. Give its name the ending .json in small letters, or move it elsewhere.',
    },
    {
      mistake: 'a second ending',
      to: 'alder-52.json.txt',
      line: 'content/fans/alder-52.json.txt: is not a .json file. Give its name the ending .json in small letters, or move it elsewhere.',
    },
    {
      mistake: 'a capital letter',
      to: 'Alder-52.json',
      line: "content/fans/Alder-52.json: the file's name is not lower-case words joined by dashes. Rename it, for example to alder-52.json.",
    },
    {
      mistake: 'a space',
      to: 'alder 52.json',
      line: "content/fans/alder 52.json: the file's name is not lower-case words joined by dashes. Rename it, for example to alder-52.json.",
    },
    {
      mistake: 'an underscore in front',
      to: '_alder-52.json',
      line: "content/fans/_alder-52.json: the file's name is not lower-case words joined by dashes. Rename it, for example to alder-52.json.",
    },
    {
      mistake: 'another name than the record gives',
      to: 'alder-54.json',
      line: 'content/fans/alder-54.json › name: "alder-52" is not the name of the file. Write "alder-54", or rename the file to alder-52.json.',
    },
  ])('$mistake', async ({ to, line }) => {
    await content.move(ALDER, `content/fans/${to}`)
    expect(await content.report()).toEqual([`✖ ${line}`])
  })

  test('a copy that was downloaded a second time', async () => {
    await content.write('content/fans/alder-52 (1).json', await content.read(ALDER))
    expect(await content.report()).toEqual([
      "✖ content/fans/alder-52 (1).json: the file's name is not lower-case words joined by dashes. Rename it, for example to alder-52-1.json.",
      '✖ content/fans/alder-52 (1).json › productUrl: "alder-52" is taken by content/fans/alder-52.json. Two products cannot have one address: change one of the two.',
      '⚠ content/fans/alder-52.json › title: "Alder 52 by maxim-lighting" is taken by content/fans/alder-52 (1).json. Delete one of the two, or give it a name of its own.',
    ])
  })

  test.each(['content/fans/alder-52.json', 'content/store.json'])('%s is a folder', async (file) => {
    await content.remove(file)
    await mkdir(join(content.root, file))
    expect(await content.report()).toContain(
      `✖ ${file}: is a folder, not a file. Take the file out of it and delete the folder, or give the folder another place.`,
    )
  })

  test('hidden files of an operating system are passed over', async () => {
    await content.write('content/fans/.DS_Store', 'Mac')
    expect(await content.report()).toEqual([])
  })
})
