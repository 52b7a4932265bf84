import { describe, expect, test } from 'vitest'
import { freshContent, type Mistake } from './content-copy.ts'

const ALDER = 'content/fans/alder-52.json'

const content = await freshContent()

describe('what records say of each other', () => {
  test.each<Mistake>([
    {
      mistake: 'a misspelt category',
      change: (fan) => (fan.productCategories = ['tradtional']),
      line: '✖ content/fans/alder-52.json › productCategories[0]: there is no content/fan-categories/tradtional.json. Did you mean "traditional"?',
    },
    {
      mistake: 'a category of fixtures',
      change: (fan) => (fan.productCategories = ['chandeliers']),
      line: '✖ content/fans/alder-52.json › productCategories[0]: there is no content/fan-categories/chandeliers.json. Known: "contemporary", "empty", "large", "low-profile", "outdoor", "rows", "small-rooms", "smart", "traditional".',
    },
    {
      mistake: 'one category as text',
      change: (fan) => (fan.productCategories = 'traditional'),
      line: '✖ content/fans/alder-52.json › productCategories: expected a list such as ["outdoor", "large"], got "traditional". Correct the value.',
    },
    {
      mistake: 'one category twice',
      change: (fan) => fan.productCategories.push('traditional'),
      line: '✖ content/fans/alder-52.json › productCategories[1]: "traditional" stands there twice. Delete one of the two.',
    },
    {
      mistake: 'an unknown manufacturer',
      change: (fan) => (fan.manufacturerNameReference = 'maxim-lightning'),
      line: '✖ content/fans/alder-52.json › manufacturerNameReference: there is no content/manufacturers/maxim-lightning.json. Did you mean "maxim-lighting"?',
    },
    {
      mistake: 'a manufacturer by another name than its file gives',
      change: (fan) => (fan.manufacturer = 'Maxim'),
      line: '✖ content/fans/alder-52.json › manufacturer: "Maxim" is not the name in content/manufacturers/maxim-lighting.json. Write "Maxim Lighting", or delete the line: the name comes from that file.',
    },
    {
      mistake: 'the address of another fan',
      change: (fan) => (fan.productUrl = 'axial-54'),
      line: '✖ content/fans/alder-52.json › productUrl: "axial-54" is taken by content/fans/axial-54.json. Two products cannot have one address: change one of the two.',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(ALDER, change)
    expect(await content.report()).toEqual([line])
  })

  test('a deleted manufacturer is missed by each of its products', async () => {
    await content.remove('content/manufacturers/modern-forms.json')
    const known =
      'Known: "big-ass-fans", "casablanca", "craftmade", "elk-home", "fanimation", "hunter", "matthews-fan-company", "maxim-lighting", "minka-aire", "minka-lavery", "quill-and-sons", "rowan", "the-great-outdoors".'
    const missing = `manufacturerNameReference: there is no content/manufacturers/modern-forms.json. ${known}`
    expect(await content.report()).toEqual([
      `✖ content/fans/axial-54.json › ${missing}`,
      `✖ content/fans/orbital-70.json › ${missing}`,
    ])
  })

  test('two makers with one number', async () => {
    await content.edit('content/manufacturers/maxim-lighting.json', (maker) => (maker.id = 2))
    const [line, ...others] = await content.report()
    expect(line).toMatch(
      /^✖ content\/manufacturers\/.+ › id: 2 is taken by content\/manufacturers\/.+\.json\. Give this maker another number\.$/,
    )
    expect(others).toEqual([])
  })

  test('a category that no product is in is a warning', async () => {
    const large = await content.read('content/fan-categories/large.json')
    await content.write('content/fan-categories/coastal.json', large.replace('"large"', '"coastal"'))
    expect(await content.report()).toEqual([
      '⚠ content/fan-categories/coastal.json: no fan is in this category, so its page shows none. Name "coastal" in the productCategories of a fan, or delete the category.',
    ])
  })

  test('two products with one title and one description are a warning that names both', async () => {
    await content.edit('content/fixtures/harbor-dome-16.json', (fixture) => {
      fixture.title = 'Signal 52'
      fixture.productDescription = 'The Signal 52 is a fan with nothing unusual about it.'
    })
    expect(await content.report()).toEqual([
      '⚠ content/fixtures/harbor-dome-16.json › productDescription: "Signal 52: The Signal 52 is a fan with nothing unusual about it." is taken by content/fans/signal-52.json. Describe what is different about it.',
    ])
  })

  test('a finish without a letter has no address', async () => {
    await content.edit('content/fans/signal-52.json', (fan) => fan.colors.push('?'))
    expect(await content.report()).toContain(
      '✖ content/fans/signal-52.json › colors[2]: "?" has no letter from a to z and no figure, which its address needs. Name it in such letters.',
    )
  })

  test('a category of fans may not be named by-brand', async () => {
    const large = await content.read('content/fan-categories/large.json')
    await content.write('content/fan-categories/by-brand.json', large.replace('"large"', '"by-brand"'))
    await content.edit(ALDER, (fan) => fan.productCategories.push('by-brand'))
    expect(await content.report()).toEqual([
      '✖ content/fan-categories/by-brand.json › name: a category may not be named "by-brand": the brand screens have that address. Give the category and its file another name.',
    ])
  })

  test('control flags that contradict each other are a warning', async () => {
    await content.edit(ALDER, (fan) => (fan.handheldRemoteControlIncluded = true))
    expect(await content.report()).toEqual([
      '⚠ content/fans/alder-52.json: says of one control that it is included and sold separately, so the page says "Call or Email for details". Delete either the …Included or the …Available line of each control; where one package holds both remotes, delete the lines of each remote.',
    ])
  })
})
