import type { Locator, Page } from 'playwright/test'
import type { Files } from '../../own-catalogue/write-content.ts'
import { chooseOwnFolder, fillFolder, readFolder, showEverything } from './folder.ts'

/** The editor of a folder, as a test drives it. */
export class Editor {
  readonly page: Page
  /** What broke the policy of the page; GitHub's status page is asked and refused on purpose. */
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

  /** The input of a field, by its way through the form: `size.sizes.0`. */
  field = (path: string): Locator => this.page.locator(`section[data-key-path="${path}"]`)

  async write(path: string, text: string): Promise<void> {
    await this.field(path).locator('input:not([type="file"]), textarea').first().fill(text)
  }

  /** Adds a row to a list. */
  add = (path: string, label: string): Promise<void> =>
    this.field(path)
      .getByRole('button', { name: new RegExp(`Add.*${label}`) })
      .last()
      .click()

  /** The Save button; off while nothing is changed. */
  get saving(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true })
  }

  async save(): Promise<void> {
    await this.saving.click()
    await this.page.locator('[data-entry-draft-root]').waitFor({ state: 'detached' })
  }

  /** Brings a picture from elsewhere into a field. */
  upload = (path: string, name: string, picture: Buffer): Promise<void> =>
    this.field(path)
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: picture })

  /** Chooses from what a field offers: few as buttons, many in a list. */
  async choose(path: string, label: string): Promise<void> {
    const radio = this.field(path).getByRole('radio', { name: label, exact: true })
    if ((await radio.count()) > 0) return radio.click()
    await this.field(path).getByRole('combobox').click()
    await this.page.getByRole('option', { name: label }).click()
  }

  /** Asks for the open entry to be deleted; a dialog answers. */
  async askToDelete(): Promise<void> {
    await this.page
      .locator('[data-entry-draft-root] [role="toolbar"]')
      .first()
      .getByRole('button')
      .last()
      .click()
    await this.page.getByRole('menuitem', { name: /Delete/ }).click()
  }

  /** Leaves an entry without saving. */
  async close(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '#/collections/fans'
    })
    await this.page.locator('[data-entry-draft-root]').waitFor({ state: 'detached' })
  }

  /** What the folder holds now. */
  files = (): Promise<Map<string, Buffer>> => readFolder(this.page)

  /** Lines that went and came, by file; a file that is no text counts as there. */
  async changes(): Promise<Record<string, string[]>> {
    const now = await this.files()
    const lines = (data: string | Buffer | undefined) => data?.toString().split('\n') ?? []
    const changed = [...now].filter(([path, data]) => this.#files.get(path)?.toString() !== data.toString())
    return Object.fromEntries(
      changed.map(([path, data]) => {
        if (!/\.(json|md)$/.test(path)) return [path, ['+']]
        const [before, after] = [lines(this.#files.get(path)), lines(data)]
        const gone = before.filter((line) => !after.includes(line)).map((line) => `-${line.trim()}`)
        const come = after.filter((line) => !before.includes(line)).map((line) => `+${line.trim()}`)
        return [path, [...gone, ...come]]
      }),
    )
  }
}
