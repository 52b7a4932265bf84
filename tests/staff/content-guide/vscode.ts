import { readFile } from 'node:fs/promises'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { jsonSchemas } from '../../../src/staff/content-guide/json-schemas.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { rawOf } from '../../own-catalogue/records-of.ts'

interface Association {
  fileMatch: string[]
  url: string
}

/** The rules of the tests' own catalog, by their files. */
const RULES = jsonSchemas(rawOf(CONTENT))

/** VS Code's own JSON language service over the tests' own catalog, set up by `.vscode/settings.json`. */
export async function openVsCode() {
  const settings = JSON.parse(await readFile('.vscode/settings.json', 'utf8'))
  const associations: Association[] = settings['json.schemas']
  const service = getLanguageService({})
  const schemas = associations.map(({ fileMatch, url }) => {
    const rules = RULES.get(url.slice(2))
    if (rules === undefined) throw new Error(`There is no ${url}.`)
    return { uri: `file:///${url.slice(2)}`, fileMatch, schema: JSON.parse(rules) }
  })
  service.configure({ validate: true, schemas })
  const open = (file: string, text: string) => {
    const document = TextDocument.create(`file:///${file}`, 'json', 1, text)
    return { document, parsed: service.parseJSONDocument(document) }
  }
  return {
    /** Whether a file has rules at all; a file without rules never has an error. */
    hasRules: (file: string): boolean =>
      associations.some(({ fileMatch }) =>
        fileMatch.some((pattern) => new RegExp(`^${pattern.replace('*', '[^/]+')}$`).test(`/${file}`)),
      ),
    /** Underlined text in a file, with its message. */
    async diagnostics(file: string, text: string): Promise<string[]> {
      const { document, parsed } = open(file, text)
      const found = await service.doValidation(document, parsed)
      return found.map(({ range, message }) => `${document.getText(range).slice(0, 20)}: ${message}`)
    },
    /** Suggestions at the bar | in a text. */
    async completions(file: string, textWithBar: string): Promise<string[]> {
      const { document, parsed } = open(file, textWithBar.replace('|', ''))
      const place = document.positionAt(textWithBar.indexOf('|'))
      const list = await service.doComplete(document, place, parsed)
      return (list?.items ?? []).map(({ label }) => label)
    },
  }
}
