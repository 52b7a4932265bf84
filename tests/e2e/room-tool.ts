import type { Page } from 'playwright/test'

export const length = (page: Page) => page.getByRole('textbox', { name: 'Room length in feet' })
export const width = (page: Page) => page.getByRole('textbox', { name: 'Room width in feet' })
export const ceiling = (page: Page) => page.getByRole('textbox', { name: 'Ceiling height in feet' })

/** What the tool of a room or a place says; its example, before it is asked. */
export const answer = (page: Page) => page.locator('.room-answer')

export async function enterRoom(page: Page, [long, wide, high]: [string, string, string?]) {
  await length(page).fill(long)
  await width(page).fill(wide)
  if (high) await ceiling(page).fill(high)
}
