import { spawn } from 'node:child_process'

export const ENTER = '\r'
export const DOWN = '\u001b[B'
export const SPACE = ' '
export const CTRL_C = '\u0003'
/** Empties the line that is being typed. */
export const EMPTY = '\u0015'

/** What is waited for on the screen, and the keys that are then pressed. */
export type Turn = readonly [question: string, ...keys: string[]]

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is taken out
const COLOURS_AND_MOVES = /\u001b\[[\d;?]*[A-Za-z]/g

/** Runs `npm run new` for a folder, answers as a person would, and returns what the screen showed. */
export function converse(kind: string, root: string, turns: readonly Turn[]) {
  const program = spawn('node_modules/.bin/node', ['src/content-tools/new.ts', kind, root])
  const open = [...turns]
  let screen = ''
  let seen = 0
  const answer = () => {
    const [turn] = open
    if (!turn) return
    const [question, ...keys] = turn
    const place = screen.indexOf(question, seen)
    if (place < 0) return
    open.shift()
    seen = screen.length
    program.stdin.write(keys.join(''))
    // Nothing more will be typed; an open pipe would keep the program waiting for it.
    if (open.length === 0) program.stdin.end()
  }
  const show = (words: Buffer) => {
    screen += words.toString().replaceAll(COLOURS_AND_MOVES, '')
    answer()
  }
  program.stdout.on('data', show)
  program.stderr.on('data', show)
  return new Promise<{ status: number | null; screen: string }>((resolve, reject) => {
    const stuck = setTimeout(() => {
      program.kill()
      reject(new Error(`still waiting for ${JSON.stringify(open[0])}; the screen shows:\n${screen}`))
    }, 20_000)
    program.on('close', (status) => {
      clearTimeout(stuck)
      resolve({ status, screen })
    })
  })
}
