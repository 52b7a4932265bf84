import { RECORD_KINDS, type RecordKind } from '../../src/catalogue/records.ts'
import { FORMATS, LEGAL_FORMAT, pageFormatName } from '../../src/editor/formats/formats.ts'
import type { PageName } from '../../src/page-copy/page-slots.ts'

function formatName(file: string): string {
  const [place, name = ''] = file.split('/')
  if (place === 'pages') {
    return name === 'legal' ? LEGAL_FORMAT : pageFormatName(name.replace('.md', '') as PageName)
  }
  const kind = (Object.keys(RECORD_KINDS) as RecordKind[]).find((one) => RECORD_KINDS[one].place === place)
  return kind ?? file
}

/** @returns the editor's format with a name, such as `fans` */
export function formatNamed(name: string): (typeof FORMATS)[number] {
  const found = FORMATS.find((format) => format.name === name)
  if (!found) throw new Error(`There is no format "${name}".`)
  return found
}

/** @returns the editor's format of a file, by its path under `content/` */
export const formatOf = (file: string): (typeof FORMATS)[number] => formatNamed(formatName(file))
