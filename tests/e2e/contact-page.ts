import { test as base, expect, type Page } from 'playwright/test'
import { startContactSite } from './contact-site.ts'

type ContactSite = Awaited<ReturnType<typeof startContactSite>>

/** Playwright's test with two sites of its own: one that sends messages and one that cannot. */
export const test = base.extend<object, { works: ContactSite; fails: ContactSite }>({
  works: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const site = await startContactSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  fails: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const site = await startContactSite({ canSend: false })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

export { expect }

export const name = (page: Page) => page.getByLabel('Name', { exact: true })
export const email = (page: Page) => page.getByLabel('E-mail', { exact: true })
/** Optional where a list goes along. */
export const message = (page: Page) => page.getByRole('textbox', { name: /^Message( \(optional\))?$/ })
export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
export const summary = (page: Page) => page.getByRole('alert')

/** A text that no other test sends. */
export const unique = (words: string) => `${words} (${crypto.randomUUID()})`

/** Fills in the form as Ann Lee would. */
export async function fill(page: Page, words: string) {
  await name(page).fill('Ann Lee')
  await email(page).fill('ann@example.com')
  await message(page).fill(words)
}

/** How many mails with these words the store got. */
export const mailsWith = async (site: ContactSite, words: string) =>
  (await site.mails()).filter(({ text }) => text.includes(words)).length

/** Waits until React has hydrated the form. */
export async function waitForHydration(page: Page) {
  await expect(page.locator('form.contact-form')).toHaveJSProperty('noValidate', true)
}
