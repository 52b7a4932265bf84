import { test as base, expect, type Page } from 'playwright/test'
import { type ContactSite, startContactSite } from './contact-site.ts'

interface Options {
  /** Whether the form of the site sends messages. */
  canSend: boolean
  /** The site of the page. */
  site: ContactSite
}

/** Playwright's test with a site of its own, which sends messages to no one else. */
export const test = base.extend<Options, { siteThat: (canSend: boolean) => Promise<ContactSite> }>({
  canSend: [true, { option: true }],
  siteThat: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const started = new Map<boolean, Promise<ContactSite>>()
      await use((canSend) => {
        const site = started.get(canSend) ?? startContactSite({ canSend })
        started.set(canSend, site)
        return site
      })
      for (const site of started.values()) await (await site).stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ siteThat, canSend }, use) => use(await siteThat(canSend)),
  baseURL: async ({ site }, use) => use(site.url),
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

/** Waits until React has hydrated the form. */
export const waitForHydration = (page: Page) =>
  expect(page.locator('form.contact-form')).toHaveJSProperty('noValidate', true)

/** Opens the form and fills it in, with words that no other test sends, which are returned. */
export async function writeMessage(page: Page, about: string): Promise<string> {
  const words = unique(about)
  await page.goto('/contact')
  await fill(page, words)
  return words
}

/** Opens the form and turns to it, so that its script is there. */
export async function openForm(page: Page) {
  await page.goto('/contact')
  await name(page).focus()
  await waitForHydration(page)
}

/** Waits for the page that says that a message was sent, and for as many mails with its words. */
export async function isSent(page: Page, site: ContactSite, words: string, mails = 1) {
  await expect(page).toHaveURL('/contact/successful')
  await expect.poll(() => site.mailsWith(words)).toHaveLength(mails)
}
