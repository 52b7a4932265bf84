import type { Page } from 'playwright/test'
import type { ReceivedMail } from '../features/contact/resend-stand-in.ts'
import type { ContactSite } from './contact-site.ts'
import { tolerantTest as base, expect } from './test.ts'

interface Options {
  /** The site of the page. */
  site: ContactSite
  form: ContactForm
}

/** Playwright's test with a site of its own, which sends messages to no one else. */
export const test = base.extend<Options>({
  site: async ({ contactSite }, use) => use(await contactSite()),
  baseURL: async ({ site }, use) => use(site.url),
  form: async ({ page, site }, use) => use(contactForm(page, site)),
})

export { expect }

/** A text that no other test sends. */
export const unique = (words: string) => `${words} (${crypto.randomUUID()})`

/** The contact form of a page, and what its visitors do. */
export function contactForm(page: Page, site: ContactSite) {
  const name = page.getByLabel('Name', { exact: true })
  const email = page.getByLabel('Email', { exact: true })
  /** Optional if the message has a list. */
  const message = page.getByRole('textbox', { name: /^Message( \(optional\))?$/ })

  /** Fills in the form as Ann Lee would. */
  async function fill(words: string) {
    await name.fill('Ann Lee')
    await email.fill('ann@example.com')
    await message.fill(words)
  }

  /** Waits until React has hydrated the form. */
  const isHydrated = () => expect(page.locator('form.contact-form')).toHaveJSProperty('noValidate', true)

  return {
    name,
    email,
    message,
    fields: [name, email, message],
    send: page.getByRole('button', { name: 'Send Message' }),
    summary: page.getByRole('alert'),
    fill,
    isHydrated,
    /** Waits for the thank-you page, and for as many emails with its words; returns the first. */
    isSent: async (words: string, emails = 1): Promise<ReceivedMail | undefined> => {
      await expect(page).toHaveURL('/contact/successful')
      await expect.poll(() => site.emailsWith(words)).toHaveLength(emails)
      return (await site.emailsWith(words))[0]
    },
  }
}

type ContactForm = ReturnType<typeof contactForm>
