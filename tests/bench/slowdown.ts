import type { Browser } from 'playwright'
import { listen } from '../listen.ts'
import { median } from './median.ts'
import { createOneLine } from './one-line.ts'
import { longestTask } from './pages/page-costs.ts'

/** A phone's processor, as Lighthouse takes it: so many times slower than the machine for which the budgets were set. */
export const PHONE_TIMES = 4

/** ms that a page with one line of text took on that machine in its longest task: the least of three runs, 21, 23 and 24 at four times. */
const REFERENCE_MS = 5.25

const VISITS = 15

/**
 * How many times slower a phone is than the machine that measures. Machines differ by three times and more, also one and the same from
 * day to day; a page with one line of text tells by how much, as the browser does there what it does for every page.
 *
 * @returns 4 on the machine for which the budgets were set, less on a slower one, under 1 where it is slower than the phone
 */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const server = createOneLine()
  const url = `http://localhost:${await listen(server)}/`
  // The first visit of a browser starts its processes.
  await longestTask(browser, url)
  const tasks: number[] = []
  while (tasks.length < VISITS) tasks.push(await longestTask(browser, url))
  server.close()
  const slowdown = (PHONE_TIMES * REFERENCE_MS) / median(tasks)
  console.log(`A phone's processor is ${slowdown.toFixed(2)} times slower than this machine's.\n`)
  return slowdown
}
