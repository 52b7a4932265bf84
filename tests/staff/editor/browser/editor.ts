import type { Locator, Page } from 'playwright/test'
import type { Files } from '../../../own-catalogue/write-content.ts'
import { changedLines } from '../changed-lines.ts'
import { chooseOwnFolder, fillFolder, readFolder, showEverything } from './folder.ts'

export class Editor {
  readonly page: Page
  /** Violations of the content security policy; Sveltia CMS may not connect to GitHub's status page. */
  readonly violations: string[] = []
  #files: Files = new Map()

  constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      const text = message.text()
      if (/Content Security Policy/.test(text) && !text.includes('githubstatus.com'))
        this.violations.push(text)
    })
  }

  /** Opens the editor and lets it work in a folder that holds these files. */
  async workIn(files: Files): Promise<void> {
    this.#files = files
    await chooseOwnFolder(this.page)
    await showEverything(this.page)
    await this.page.goto('/robots.txt')
    await fillFolder(this.page, files)
    await this.page.goto('/')
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click()
    await this.page.getByRole('button', { name: 'New' }).waitFor()
  }

  /** Opens the editor and signs in with GitHub by way of Netlify. */
  async signIn(): Promise<void> {
    await showEverything(this.page)
    await this.page.goto('/')
    await this.page.getByRole('button', { name: /^Sign In with/ }).click()
    await this.page.getByRole('button', { name: 'New' }).waitFor()
  }

  /** Opens an entry, such as `fans/entries/alder-52` or `fans/new`. */
  async open(place: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash
    }, `#/collections/${place}`)
    await this.page.locator('[data-entry-draft-root] section[data-key-path]').first().waitFor()
  }

  field = (path: string): Locator => this.page.locator(`section[data-key-path="${path}"]`)

  async write(path: string, text: string): Promise<void> {
    await this.field(path).locator('input:not([type="file"]), textarea').first().fill(text)
  }

  pressAdd = (path: string, label: string): Promise<void> =>
    this.field(path)
      .getByRole('button', { name: new RegExp(`Add.*${label}`) })
      .last()
      .click()

  /**
   * Adds a row to a list. Sveltia CMS scrolls to the new row 50 ms later, and again 100 ms after that; only then does it
   * focus the row. A click within that time can be lost: the form moves between press and release.
   */
  async addRow(path: string, label: string): Promise<void> {
    await this.pressAdd(path, label)
    await this.field(path).locator('.item-list button:focus').waitFor()
  }

  get saving(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true })
  }

  async save(): Promise<void> {
    await this.saving.click()
    await this.page.locator('[data-entry-draft-root]').waitFor({ state: 'detached' })
  }

  /** Uploads a picture into a field, and waits until the form shows it. */
  async upload(path: string, name: string, picture: Buffer): Promise<void> {
    const field = this.field(path)
    await field
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: picture })
    await field.locator('.filled img').waitFor()
  }

  async drop(path: string, name: string, picture: Buffer): Promise<void> {
    const base64 = picture.toString('base64')
    await this.field(path)
      .locator('.drop-target .empty')
      .evaluate(
        (zone, [name, base64]) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
          zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
        },
        [name, base64] as const,
      )
  }

  /** Chooses one of a field's options: few are radio buttons, many are a list. */
  async choose(path: string, label: string): Promise<void> {
    const radio = this.field(path).getByRole('radio', { name: label, exact: true })
    if ((await radio.count()) > 0) return radio.click()
    await this.field(path).getByRole('combobox').click()
    await this.page.getByRole('option', { name: label }).click()
  }

  async askToDelete(): Promise<void> {
    await this.page
      .locator('[data-entry-draft-root] [role="toolbar"]')
      .first()
      .getByRole('button')
      .last()
      .click()
    await this.page.getByRole('menuitem', { name: /Delete/ }).click()
  }

  /** Leaves an entry without saving, for the shortest of the lists. */
  async close(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '#/collections/legal'
    })
    await this.page.locator('[data-entry-draft-root]').waitFor({ state: 'detached' })
  }

  files = (): Promise<Map<string, Buffer>> => readFolder(this.page)

  /** The removed and added lines of each file; a new binary file is one `+`. */
  async changes(): Promise<Record<string, string[]>> {
    const before = (path: string) => this.#files.get(path)?.toString() ?? ''
    const changed = [...(await this.files())].filter(([path, data]) => before(path) !== data.toString())
    return Object.fromEntries(
      changed.map(([path, data]) => {
        const isText = /\.(json|md)$/.test(path)
        return [path, isText ? changedLines(before(path), data.toString()) : ['+']]
      }),
    )
  }
}
