import { test as base, expect } from 'playwright/test'
import { Editor } from './editor.ts'

/** Playwright's test with an editor, which fails when anything violated the content security policy of its page. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => {
    const editor = new Editor(page)
    await use(editor)
    expect(editor.violations).toEqual([])
  },
})

export { expect }
