import { slugOf } from '../catalogue/slug-of.ts'
import { answerProblem } from './answers.ts'
import { nameProblem } from './known-records.ts'
import { type NewPicture, newPicture, pictureProblem } from './new-picture.ts'
import type { FileKind, NewFile } from './new-record.ts'
import { askText } from './questions.ts'
import type { RawContent } from './raw-content.ts'

/** What is to be written when all questions are answered. */
export interface Asked {
  files: NewFile[]
  picture: NewPicture
}

/** Where the new record goes, and what is there already. */
export interface Place {
  root: string
  content: RawContent
}

/** Asks for a field that is written as it is typed. */
export const askField = (kind: FileKind, field: string, message: string, example?: string) =>
  askText(message, (answer) => answerProblem(kind, field, answer), example === undefined ? {} : { example })

/** Asks for the name of the file, which is the last part of the address as well. */
export function askName(content: RawContent, kind: FileKind, title: string): Promise<string> {
  const field = kind === 'manufacturers' ? 'nameReference' : 'name'
  return askText(
    'Its name in web addresses (Enter takes the one proposed)',
    (answer) => answerProblem(kind, field, answer) ?? nameProblem(content, kind, answer),
    { proposal: slugOf(title) },
  )
}

/** Asks for the picture, and looks at it. */
export async function askPicture({ root }: Place, kind: FileKind, name: string): Promise<NewPicture> {
  const answer = await askText(
    'Where is its picture? Drag the file here, or type its path (800 x 800 px or more)',
    (typed) => pictureProblem(root, newPicture(root, kind, name, typed)),
    { example: '~/Desktop/new-fan.jpg' },
  )
  return newPicture(root, kind, name, answer)
}
