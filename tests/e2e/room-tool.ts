import type { Page } from 'playwright/test'

export const length = (page: Page) => page.getByRole('textbox', { name: 'Room length in feet' })
export const width = (page: Page) => page.getByRole('textbox', { name: 'Room width in feet' })
export const ceiling = (page: Page) => page.getByRole('textbox', { name: 'Ceiling height in feet' })

/** Result of a tool's fields; before they are filled, an example or how to fill them. */
export const answer = (page: Page) => page.locator('.room-answer')

/** Advice next to the drawing in a listing's tool. */
export const advice = (page: Page) => page.locator('.strip-advice')

export async function enterRoom(page: Page, [long, wide, high]: [string, string, string?]) {
  await length(page).fill(long)
  await width(page).fill(wide)
  if (high) await ceiling(page).fill(high)
}
