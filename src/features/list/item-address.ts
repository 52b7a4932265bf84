import { withParameters } from '../../client/state.ts'

/** The page of a product in the finish and the size that were chosen. */
export const itemAddress = (
  url: string,
  finish: string | undefined,
  sizeInches: number | undefined,
): string => url + withParameters('', { finish, size: sizeInches?.toString() })
