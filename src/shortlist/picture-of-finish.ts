import type { FinishChoice } from '../catalogue/views/finish-choice.ts'

/**
 * The picture of a finish, if it has its own; undefined if the main picture shows it or no picture does.
 *
 * @param key of the finish's view on the product's page: "2", "0-3"
 */
export function pictureOfFinish({ views }: Pick<FinishChoice, 'views'>, key: string): string | undefined {
  const main = views.find(({ isShown }) => isShown)?.picture
  const picture = views.find((view) => view.key === key)?.picture
  return picture === main ? undefined : picture
}
