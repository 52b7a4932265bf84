import { axeFaults } from './axe.ts'
import { expect, test, unique } from './contact-page.ts'
import { forbidStorage, holdBack } from './visitor.ts'

const ASK = '/contact?list=alder-52.satin-nickel,beacon-60'
const DATA = '**/data/{ceiling-fans,lighting-fixtures}.*'
const LINKS = (site: string) => `Products on my list:

- alder-52, satin-nickel
  ${site}/?list=alder-52.satin-nickel
- beacon-60
  ${site}/?list=beacon-60`
const FAILED = 'Your list did not load. Its 2 products go along with your message as links.'

for (const { how, fails } of [
  { how: 'answer 404', fails: { status: 404 } },
  { how: 'answer 500', fails: { status: 500 } },
  { how: 'do not answer', fails: undefined },
]) {
  test(`a list whose data ${how} goes along as links, and the page says so`, async ({ page, site, form }) => {
    await page.route(DATA, (route) => (fails ? route.fulfill(fails) : route.abort()))
    await page.goto(ASK)
    await expect(page.getByRole('status').filter({ hasText: FAILED })).toBeVisible()
    const words = unique('Which is quieter?')
    await form.fill(words)
    await form.send.click()
    const mail = await form.isSent(words)
    expect(mail?.text).toContain(`${words}\n\n${LINKS(site.url)}`)
    expect(mail?.html).toContain(`<a href="${site.url}/?list=alder-52.satin-nickel">`)
  })
}

test('a message that is sent before its list has loaded waits, says so, and takes the products along', async ({
  page,
  form,
}) => {
  const goOn = await holdBack(page, DATA)
  await page.goto(ASK)
  const words = unique('Early?')
  await form.fill(words)
  await form.send.click()
  await expect(page.getByText('Your list is loading. Your message is sent with it')).toBeVisible()
  await expect(page).toHaveURL(ASK)
  goOn()
  const mail = await form.isSent(words)
  expect(mail?.text).toContain(
    `${words}\n\nProducts on my list:\n\n- Alder 52 by Maxim Lighting, Satin Nickel`,
  )
})

test('a list that does not load within six seconds goes along as links; one that loads later is taken over', async ({
  page,
  site,
  form,
}) => {
  await page.clock.install()
  const goOn = await holdBack(page, DATA)
  await page.goto(ASK)
  await expect(page.getByText('Your list is loading.')).toBeVisible()
  const words = unique('Slow?')
  await form.fill(words)
  await form.send.click()
  await page.clock.fastForward(6000)
  const mail = await form.isSent(words)
  expect(mail?.text).toContain(LINKS(site.url))

  await page.goto(ASK)
  await expect(page.getByText('Your list is loading.')).toBeVisible()
  await page.clock.fastForward(8000)
  await expect(page.getByText(FAILED)).toBeVisible()
  goOn()
  await expect(page.getByRole('button', { name: 'Remove Beacon 60' })).toBeVisible()
  await expect(page.getByText(FAILED)).toBeHidden()
})

for (const script of ['carry', 'enclose'])
  test(`where the script ${script} of the list is missing, the message names its product all the same`, async ({
    page,
    site,
    form,
  }) => {
    await page.route(`**/_astro/${script}-*.js`, (route) => route.fulfill({ status: 404 }))
    await page.goto('/ceiling-fans/traditional/alder-52')
    await page.getByRole('link', { name: 'Ask about this fan' }).click()
    const words = unique('How heavy?')
    await form.fill(words)
    await form.send.click()
    const mail = await form.isSent(words)
    expect(mail?.text).toContain(`- alder-52\n  ${site.url}/?list=alder-52\n`)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question about a fan says which one, and the thanks are complete', async ({ page, site, form }) => {
    await page.goto('/ceiling-fans/traditional/alder-52')
    await page.getByRole('link', { name: 'Ask about this fan' }).click()
    await expect(page.locator('noscript p')).toContainText('your message tells us which one')
    const words = unique('How heavy?')
    await form.fill(words)
    await form.send.click()
    const mail = await form.isSent(words)
    expect(mail?.text).toContain(
      `${words}\n\nProducts on my list:\n\n- alder-52\n  ${site.url}/?list=alder-52\n`,
    )
    await expect(page.getByRole('heading', { name: 'What Happens Next' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What You Sent' })).toBeHidden()
    const showroom = page.getByRole('complementary', { name: 'The showroom' })
    await expect(showroom.getByRole('link', { name: '2900 Example Parkway' })).toBeVisible()
    await expect(showroom.getByRole('table')).toContainText('Saturday')
  })
})

test('the thanks say what was sent, in a tab that sent something, and never what an address says', async ({
  page,
  form,
}) => {
  await page.goto('/contact/successful?list=alder-52&contactFormMessage=Pay')
  await expect(page.getByRole('heading', { name: 'What You Sent' })).toBeHidden()
  const words = unique('Is it <b>loud</b>?\n\nAnn')
  await page.goto('/contact?list=alder-52.satin-nickel')
  await form.fill(words)
  await expect(page.getByRole('button', { name: 'Remove Alder 52' })).toBeVisible()
  await form.send.click()
  await form.isSent(words)
  const sent = page.getByRole('region', { name: 'What You Sent' })
  await expect(sent.getByRole('definition')).toHaveText([
    /^\s*Ann Lee\s*ann@example\.com\s*$/,
    words,
    'Alder 52 by Maxim Lighting, Satin Nickel, 52 in., Model AL-5205',
  ])
  expect(await axeFaults(page)).toEqual([])

  // A message that is written next is not taken for the one that was sent.
  await page.getByRole('link', { name: 'Return to Previous Screen' }).click()
  await form.message.fill('One more question')
  await page.goBack()
  await expect(sent).toContainText('Ann Lee')
  await page.goForward()
  await expect(form.message).toHaveValue('One more question')
})

test.describe('where nothing can be sent and nothing is stored', () => {
  test.use({ canSend: false })

  test('the form stays as it is, and says so', async ({ page, context, form }) => {
    await forbidStorage(context)
    const words = await form.write('Kept?')
    await form.isHydrated()
    await form.send.click()
    await expect(page.getByRole('alert')).toHaveText(
      /^We apologize, there was a problem sending your message\./,
    )
    await expect(page).toHaveURL('/contact')
    await expect(form.message).toHaveValue(words)
    await form.send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(form.name).toHaveValue('Ann Lee')
  })

  test('a form that the browser posted by itself is found again as it was', async ({
    page,
    context,
    form,
  }) => {
    await forbidStorage(context)
    await page.route('**/_astro/ContactForm.*.js', (route) => route.abort())
    const words = await form.write('Posted without the script')
    await form.send.click()
    await expect(page).toHaveURL('/contact/error')
    await page.getByRole('link', { name: 'Back to Contact Form' }).click()
    await expect(form.message).toHaveValue(words)
    await expect(form.name).toHaveValue('Ann Lee')
  })
})

test('a message that could not be stored while it was written is not cleared on the way back', async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const words = await form.write('Full?')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.goBack()
  await expect(form.message).toHaveValue(words)
})

test('a part is asked about with the fan that it is for', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ceiling-fans/traditional')
  await page.getByRole('link', { name: 'Alder 52', exact: true }).click()
  await page.getByRole('link', { name: 'Ask about parts for this fan' }).click()
  await expect(page).toHaveURL(/\/contact\?list=alder-52/)
  await expect(page.locator('[data-enclosed]')).toContainText('Alder 52')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 52')
})

const KINDS = ['great-room', 'dining-room', 'kitchen', 'bedroom', 'bath', 'porch']
const ROOMS = KINDS.flatMap((kind) => [kind, `${kind}-2`, `${kind}-3`, `${kind}-4`])
const MEASURES = '59.5x58.5:c29.5:s11.5:table119x59:island119x59:mirror71:door71'
const HOUSE = [
  ...ROOMS.map((room) => `beacon-60.brushed-nickel_60*99@${room}`),
  ...ROOMS.map((room) => `harbor-dome-16.gloss-white*98@${room}`),
  ...ROOMS.slice(0, 12).map((room) => `alder-52.satin-nickel@${room}`),
]

test('the longest message, of 60 products in 24 rooms, a visit and a telephone, is sent whole; one character more is told', {
  tag: '@phone',
}, async ({ page, form }) => {
  test.slow()
  await page.goto(`/contact?list=${HOUSE}&rooms=${ROOMS.map((room) => `${room}:${MEASURES}`)}`)
  const chips = page.locator('[data-enclosed]').getByRole('button')
  await expect(chips).toHaveCount(60)
  await page.getByText('Tell us when you are coming').click()
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 2 })
  await page.getByRole('combobox', { name: 'Time' }).selectOption({ label: '11:00 AM' })
  await page.getByRole('textbox', { name: 'Telephone' }).fill('(404) 555-0142')
  const words = unique('For our house.')
  await form.name.focus()
  await form.isHydrated()
  const filled = (length: number) => words.padEnd(length, ' and so on').replace(/ $/, '.')
  await form.fill(filled(24_000))
  const fault = page.locator('#contactFormMessage-fault')
  await expect(fault).toContainText('Please write 24,000 characters or fewer. ')
  // All that goes along is counted with the words.
  const counted = Number((await fault.textContent())?.match(/([\d,]+) \/ 24,000/)?.[1]?.replace(',', ''))
  const most = 48_000 - counted
  await form.message.fill(filled(most + 1))
  await expect(fault).toContainText('24,001 / 24,000')
  await form.send.click()
  await expect(form.summary).toContainText('Please write 24,000 characters or fewer.')
  await expect(form.message).toHaveValue(filled(most + 1))
  await expect(chips).toHaveCount(60)
  await form.message.fill(filled(most))
  await expect(fault).toBeHidden()
  await form.send.click()

  const mail = await form.isSent(words)
  const sent = mail?.text.match(/ann@example\.com\n\n(.*)\n\n-- \n/s)?.[1]
  expect(sent).toHaveLength(24_000)
  expect(sent?.match(/^- /gm)).toHaveLength(60)
  expect(sent?.match(/^- 99 × Beacon 60 by Maxim Lighting, Brushed Nickel, 60 in\.$/gm)).toHaveLength(24)
  expect(sent?.match(/^- 98 × Harbor Dome 16 by Maxim Lighting, Gloss White,/gm)).toHaveLength(24)
  expect(sent?.match(/^- Alder 52 by Maxim Lighting, Satin Nickel,/gm)).toHaveLength(12)
  expect(sent).toContain('\n\nPorch 4: ')
  expect(mail?.html.match(/<th colspan="2"/g)).toHaveLength(24)
  const cells = [...(mail?.html.matchAll(/<td valign="top">(\d+)<\/td><td>([^,]+) by/g) ?? [])]
  const rows = cells.map(([, quantity, title]) => `${quantity} ${title}`)
  expect(rows).toHaveLength(60)
  expect(rows.slice(0, 3)).toEqual(['99 Beacon 60', '98 Harbor Dome 16', '1 Alder 52'])
  expect(rows.slice(-2)).toEqual(['99 Beacon 60', '98 Harbor Dome 16'])
  expect(mail?.html).toContain('<strong>Telephone:</strong> (404) 555-0142<br><strong>Visit:</strong> ')
})
