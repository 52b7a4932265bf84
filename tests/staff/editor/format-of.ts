import { RECORD_KINDS, type RecordKind } from '../../../src/catalogue/records.ts'
import type { PageName } from '../../../src/publishing/page-copy/page-slots.ts'
import { FORMATS, pageFormatName, TEXT_FORMAT } from '../../../src/staff/editor/formats.ts'

function formatName(file: string): string {
  const [path, name = ''] = file.split('/')
  if (path === 'pages') {
    return name === 'legal' || name === 'plain'
      ? TEXT_FORMAT
      : pageFormatName(name.replace('.md', '') as PageName)
  }
  const kind = (Object.keys(RECORD_KINDS) as RecordKind[]).find((one) => RECORD_KINDS[one].path === path)
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
