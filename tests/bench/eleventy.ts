import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manyFans } from './many-fans.ts'

/** Fetched when it is run: a measuring stick and no dependency. Not every registry has the newest helper of its own. */
const PACKAGE = {
  private: true,
  dependencies: { '@11ty/eleventy': '3.1.8' },
  overrides: { '@11ty/recursive-copy': '4' },
}

/** Plain pages of the same facts: title, maker, text, sizes, finishes, one table, one picture, no assets handled. */
const TEMPLATE = `---
pagination: { data: places, size: 1, alias: place }
permalink: "ceiling-fans/{{ place.category }}/{{ place.fan.name }}.html"
---
<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Atlanta Ceiling Fans : {{ place.fan.title }}</title>
<meta name="description" content="{{ place.fan.productDescription }}"></head><body><header><nav><ul>
<li><a href="/">Home</a></li><li><a href="/ceiling-fans">Fans</a></li><li><a href="/contact">Contact Us</a></li></ul></nav></header>
<main><h1>{{ place.fan.title }}</h1><p>{{ place.fan.manufacturer }}</p><img src="{{ place.fan.imageUrl }}" alt="{{ place.fan.title }}">
<p>{{ place.fan.productDescription }}</p><table><tr><th>Sizes</th><td>{{ place.fan.sizes | join(", ") }} in.</td></tr>
<tr><th>Motor</th><td>{{ place.fan.motorType }}</td></tr><tr><th>Location rating</th><td>{{ place.fan.locationRating }}</td></tr></table>
<a href="/ceiling-fans/{{ place.category }}">Back</a></main></body></html>
`

/** Seconds that Eleventy needs for one plain page of every fan in each of its categories and under its brand. */
export async function eleventySeconds(count: number): Promise<number> {
  const root = await mkdtemp(join(tmpdir(), `eleventy-${count}-`))
  const places = (await manyFans(count)).flatMap((fan) =>
    [...(fan.productCategories as string[]), `by-brand/${fan.manufacturerNameReference}`].map((category) => ({
      category,
      fan,
    })),
  )
  await mkdir(join(root, '_data'))
  await writeFile(join(root, '_data/places.json'), JSON.stringify(places))
  await writeFile(join(root, 'fan.njk'), TEMPLATE)
  await writeFile(join(root, 'package.json'), JSON.stringify(PACKAGE))
  const install = spawnSync('npm', ['install'], { cwd: root, stdio: 'ignore' })
  if (install.status !== 0) throw new Error('Eleventy could not be fetched.')
  const start = performance.now()
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const seconds = (performance.now() - start) / 1000
  await rm(root, { recursive: true, force: true })
  if (status !== 0) throw new Error(`Eleventy ended with ${status}.`)
  return seconds
}
