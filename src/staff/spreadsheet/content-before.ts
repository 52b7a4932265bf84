import { type Content, listPictures, readContent } from '../check-content/read-content.ts'

/** The content before the import. */
export interface ContentBefore extends Content {
  /** Every picture under content/images. */
  pictures: ReadonlySet<string>
}

export const contentBefore = async (root: string): Promise<ContentBefore> => ({
  ...(await readContent(root)),
  pictures: new Set(await listPictures(root)),
})
