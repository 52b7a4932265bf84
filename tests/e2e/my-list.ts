import type { Page } from 'playwright/test'
import { keepLabel, MY_LIST } from '../../src/catalogue/list-words.ts'

export const sheet = (page: Page) =>
  page.getByRole('dialog', { name: new RegExp(`${MY_LIST}|A List for You|Compare`) })

export const openList = (page: Page) => page.locator('[data-list-open]').first().click()

/** The button that saves a product. */
export const keep = (page: Page, title: string) =>
  page.getByRole('button', { name: keepLabel(title), exact: true })
