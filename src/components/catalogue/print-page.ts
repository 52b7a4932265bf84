import { printWithPictures } from '../../client/dom.ts'

export const press = (): Promise<void> =>
  printWithPictures('.finishes img[loading="lazy"], .sheet-address img')
