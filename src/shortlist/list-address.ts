import { putParameters, queryParameter } from '../browser/query-parameters.ts'
import type { ListAddress } from './kept-list.ts'

/** What follows `?list=` in the address of a page. */
export const listAddress = (view: Pick<Window, 'location' | 'history'>): ListAddress => ({
  read: () => queryParameter(view.location.search, 'list') ?? '',
  write: (list) => putParameters(view, { list }),
})
