import { RECORD_KINDS, type RecordKind } from '../../../catalogue/records.ts'
import { PAGE_SLOTS, type PageName } from '../../../publishing/page-copy/page-slots.ts'
import { pageFormat } from './page-format.ts'
import { type Format, recordFormat } from './record-format.ts'
import { textFormat } from './text-format.ts'

// For a Markdown file, Sveltia CMS accepts only formats whose names end this way; nothing here has front matter.
/** The name of the format of a page's words. */
export const pageFormatName = (page: PageName): string => `page-${page}-frontmatter`
/** The name of the format of legal texts and plain pages. */
export const TEXT_FORMAT = 'text-frontmatter'

/** Every format that the editor reads and writes, by the name that its configuration uses. */
export const FORMATS: readonly { name: string; extension: 'json' | 'md'; format: Format }[] = [
  ...(Object.keys(RECORD_KINDS) as RecordKind[]).map((kind) => ({
    name: kind,
    extension: 'json' as const,
    format: recordFormat(kind),
  })),
  ...(Object.keys(PAGE_SLOTS) as PageName[]).map((page) => ({
    name: pageFormatName(page),
    extension: 'md' as const,
    format: pageFormat(page),
  })),
  { name: TEXT_FORMAT, extension: 'md', format: textFormat },
]
