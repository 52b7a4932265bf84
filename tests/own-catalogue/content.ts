/**
 * The tests' own catalog: small, made up, and holding every rare case, so that no test depends on what the store
 * publishes.
 *
 * - Rules and views: `own`, `ownFan(name)`, `ownFixture(name)` of `own-catalogue.ts`, without a disk.
 * - What the check says about a record: `linesAbout(file, mistake)` of `lines-about.ts`, without a disk.
 * - How the check reads files: a copy in a temporary folder, see `tests/staff/check-content/content-folder.ts`.
 * - The built site and journeys: `npm run build:own` builds it into `.sites/own/dist`.
 */
import { FANS } from './fans.ts'
import { FIXTURES } from './fixtures.ts'
import type { Json } from './json.ts'
import {
  BRAND_LISTS,
  FAN_CATEGORIES,
  FINISH_COLOURS,
  FINISH_FAMILIES,
  FIXTURE_CATEGORIES,
  GALLERY,
  MANUFACTURERS,
  ROOM_KINDS,
  ROOMS,
  STORE,
} from './lists.ts'
import { PAGES } from './pages.ts'
import { SEARCH_WORDS } from './search-words.ts'

const inFolder = (folder: string, records: Record<string, Json>): [string, Json][] =>
  Object.entries(records).map(([name, record]) => [`${folder}/${name}.json`, record])

/** Every file of the content but its pictures, by its path under `content/`: JSON as it is parsed, and Markdown. */
export const CONTENT: Readonly<Record<string, Json | Json[] | string>> = {
  ...Object.fromEntries([
    ...inFolder('fans', FANS),
    ...inFolder('fixtures', FIXTURES),
    ...inFolder('fan-categories', FAN_CATEGORIES),
    ...inFolder('fixture-categories', FIXTURE_CATEGORIES),
    ...inFolder('manufacturers', MANUFACTURERS),
  ]),
  'gallery.json': GALLERY,
  'rooms.json': ROOMS,
  'brand-lists.json': BRAND_LISTS,
  'finish-colours.json': FINISH_COLOURS,
  'finish-families.json': FINISH_FAMILIES,
  'room-kinds.json': ROOM_KINDS,
  'search-words.json': SEARCH_WORDS,
  'store.json': STORE,
  ...PAGES,
}
