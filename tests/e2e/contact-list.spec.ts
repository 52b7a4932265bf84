import { readFile } from 'node:fs/promises'
import { expect, test, unique } from './contact-page.ts'
import { keep, openList } from './my-list.ts'
import { forbidStorage } from './visitor.ts'

const ASK = '/contact?list=alder-52.satin-nickel,beacon-60'
const NAMES = '**/contact/products.json'
const SEVEN =
  'alder-52.satin-nickel@great-room,beacon-60.matte-black_60*2@great-room,harbor-dome-16.gloss-white*3@kitchen,' +
  'alder-52@bedroom,harbor-dome-16@porch,axial-44@porch,gone-1'
const ROOMS = 'great-room:24x18:c16:s6,kitchen:c9:island84x40,bedroom:14x12,porch'

test('seven products in four rooms arrive in order, without a removed one', async ({ page, form }) => {
  await page.goto(`/contact?list=${SEVEN}&rooms=${ROOMS}`)
  const enclosed = page.locator('[data-enclosed]')
  await expect(enclosed.getByRole('heading')).toHaveText([
    'Sent with your message',
    'Great Room: 24 × 18 ft, 16 ft ceiling, sloped 6 in. per foot',
    'Kitchen: 9 ft ceiling, 84 × 40 in. island',
    'Bedroom: 14 × 12 ft',
    'Porch',
  ])
  await expect(enclosed.getByText('1 product in this link isn’t in our catalog.')).toBeVisible()
  await expect(enclosed.getByText('Axial 44 (discontinued, replaced by Axial 54).')).toBeVisible()
  await enclosed.getByRole('button', { name: 'Remove Alder 52' }).last().click()
  await expect(enclosed.getByRole('button').first()).toBeFocused()
  await expect(page).toHaveURL(/list=(?!.*alder-52@bedroom)/)
  const words = unique('For our house.')
  await form.fill(words)
  await form.send.click()
  const mail = await form.isSent(words)
  expect(
    mail?.text
      .match(/^(?:- .+|Great Room.*|Kitchen.*|Bedroom.*|Porch|No room yet)$/gm)
      ?.map((line) => line.split(/(?<!replaced) by |, (?!replaced)/)[0]),
  ).toEqual([
    'Great Room: 24 × 18 ft',
    '- Alder 52',
    '- 2 × Beacon 60',
    'Kitchen: 9 ft ceiling',
    '- 3 × Harbor Dome 16',
    'Porch',
    '- Harbor Dome 16',
    '- Axial 44 (discontinued, replaced by Axial 54)',
    'No room yet',
    '- gone-1 (not in our catalog)',
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an error is named, and a double click sends seven products in four rooms once', async ({
    page,
    form,
  }) => {
    await page.goto('/contact')
    await expect(page.getByText('Tell us when you’re coming')).toBeHidden()
    for (const field of form.fields) {
      await expect(field).toHaveAttribute('required', '')
      await expect(field).toHaveAttribute('maxlength', /\d+/)
    }
    await form.fill('\u200b')
    await form.send.click()
    await expect(page.getByText('Please write a message before you send it.')).toBeVisible()
    await expect(page.getByText('We apologize, there was a problem')).toBeHidden()

    await page.goto(`/contact?list=${SEVEN}&rooms=${ROOMS}`)
    await expect(page.locator('noscript p')).toContainText('we’ll get a link to it with your message')
    const words = unique('How heavy?')
    await form.fill(words)
    await form.send.dblclick()
    const mail = await form.isSent(words)
    expect(mail?.text.match(/^- /gm)).toHaveLength(7)
    expect(mail?.text).toContain('- Alder 52 by Maxim Lighting')
    await expect(page.getByRole('heading', { name: 'What Happens Next' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What You Sent' })).toBeHidden()
    const showroom = page.getByRole('complementary', { name: 'The showroom' })
    await expect(showroom.getByRole('link', { name: '2900 Example Parkway' })).toBeVisible()
  })
})

test('a list is sent by name while its product names don’t load', async ({ page, form }) => {
  await page.route(NAMES, (route) => route.fulfill({ status: 404 }))
  await page.goto(ASK)
  await expect(page.getByText('We couldn’t load the names of your products')).toBeVisible()
  // A message doesn't wait for them.
  await page.route(NAMES, () => {}, { times: 1 })
  await page.reload()
  const words = unique('Which is quieter?')
  await form.fill(words)
  await form.send.click()
  const mail = await form.isSent(words)
  expect(mail?.text).toContain('- Alder 52 by Maxim Lighting, Satin Nickel')
  expect(mail?.text).toContain('- Beacon 60 by Maxim Lighting')
  await expect(page.getByRole('region', { name: 'What You Sent' })).toContainText('alder-52, satin-nickel')
})

test('with storage blocked, a message with a list and a visit survives Back and a failure', async ({
  page,
  context,
  form,
}) => {
  await forbidStorage(context)
  await page.goto(ASK)
  const words = unique('Blocked?')
  await form.fill(words)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.goBack()
  await expect(form.message).toHaveValue(words)
  await page.getByText('Tell us when you’re coming').click()
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 2 })
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }))
  await form.isHydrated()
  await form.send.click()
  await expect(page.getByRole('alert')).toHaveText(
    /^We apologize, there was a problem sending your message\./,
  )
  await expect(page).toHaveURL(/\/contact\?list=/)
  await expect(form.name).toHaveValue('Ann Lee')
  await expect(form.message).toHaveValue(words)
  await expect(page.getByRole('button', { name: 'Remove Beacon 60' })).toBeVisible()
  await page.unroute('**/api/contact')
  await form.send.click()
  const mail = await form.isSent(words)
  expect(mail?.text).toContain('- Beacon 60 by Maxim Lighting')
  expect(mail?.subject).toMatch(/^Visit .+, just looking, message from Ann Lee$/)
})

test('a list sends without words, also from an old link; without its list, a message needs them', async ({
  page,
  form,
}) => {
  await page.goto('/contact?list=beacon-60')
  await page.getByRole('button', { name: 'Remove Beacon 60' }).click()
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await expect(message).toBeFocused()
  await expect(message).toHaveJSProperty('required', true)

  const asker = unique('Ann')
  await page.goto('/contact?about=/ceiling-fans/contemporary/beacon-60')
  await expect(page.getByRole('button', { name: 'Remove Beacon 60' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message (optional)' })).toHaveJSProperty('required', false)
  await form.name.fill(asker)
  await form.email.fill('ann@example.com')
  await form.send.click()
  const mail = await form.isSent(asker)
  expect(mail?.text).toContain('- Beacon 60 by Maxim Lighting, Matte Black, 52 and 60 in., Model BE-5203')
})

const KINDS = ['great-room', 'dining-room', 'kitchen', 'bedroom', 'bath', 'porch']
const ALL_ROOMS = KINDS.flatMap((kind) => [kind, `${kind}-2`, `${kind}-3`, `${kind}-4`])
const MEASURES = '59.5x58.5:c29.5:s11.5:table119x59:island119x59:mirror71:door71'
const HOUSE = [
  ...ALL_ROOMS.map((room) => `beacon-60.brushed-nickel_60*99@${room}`),
  ...ALL_ROOMS.map((room) => `harbor-dome-16.gloss-white*98@${room}`),
  ...ALL_ROOMS.slice(0, 12).map((room) => `alder-52.satin-nickel@${room}`),
]

test('the longest message is sent whole with 60 products in 24 rooms', async ({ page, form }) => {
  test.slow()
  await page.goto(`/contact?list=${HOUSE}&rooms=${ALL_ROOMS.map((room) => `${room}:${MEASURES}`)}`)
  const chips = page.locator('[data-enclosed]').getByRole('button')
  await expect(chips).toHaveCount(60)
  const words = unique('For our house.').padEnd(24_000, ' 扇 so on').replace(/ $/, '.')
  await form.fill(words)
  await form.send.click()
  const mail = await form.isSent(words)
  expect(mail?.text.match(/^- 99 × Beacon 60 by Maxim Lighting, Brushed Nickel, 60 in\.$/gm)).toHaveLength(24)
  expect(mail?.text.match(/^- 98 × Harbor Dome 16 by Maxim Lighting, Gloss White,/gm)).toHaveLength(24)
  expect(mail?.text.match(/^- Alder 52 by Maxim Lighting, Satin Nickel,/gm)).toHaveLength(12)
  expect(mail?.html.match(/<th colspan="2"/g)).toHaveLength(24)
  expect(mail?.html.match(/<td valign="top">/g)).toHaveLength(60)
})

test('a planned visit reaches the store and goes into the calendar', async ({ page, form }) => {
  await page.goto('/lighting-fixtures/pendants')
  await keep(page, 'Harbor Dome 16').click()
  await openList(page)
  const list = page.getByRole('dialog')
  await list.getByRole('link', { name: 'Plan a visit' }).click()
  const day = page.getByRole('combobox', { name: 'Day' })
  const time = page.getByRole('combobox', { name: 'Time' })
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await expect(time).toBeHidden()
  await expect(list.getByText('A photo of the spot')).toBeVisible()
  // The first day on which the store is open is today while it is.
  await day.selectOption({ index: 2 })
  await time.selectOption({ label: '11:00 AM' })
  await list.getByRole('link', { name: 'Send to the showroom' }).click()
  await expect(time).toHaveValue('11:00')
  const visit = `${await day.locator('option:checked').textContent()}, 11:00 AM`
  const words = unique('About the pendant.')
  await form.fill(words)
  await phone.fill('call me')
  await form.send.click()
  await form.summary.getByRole('link', { name: 'Please enter a 10-digit phone number' }).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/Please enter a 10-digit phone number with its area code/)
  await phone.fill('(404) 555-0142')
  await page.reload()
  await expect(time).toHaveValue('11:00')
  await expect(phone).toHaveValue('(404) 555-0142')
  await form.send.click()

  const mail = await form.isSent(words)
  expect(mail?.subject).toBe(`Visit ${visit}, message from Ann Lee`)
  expect(mail?.html).toContain('<strong>Phone:</strong> <bdi>(404) 555-0142</bdi>')
  const sent = page.getByRole('region', { name: 'What You Sent' })
  await expect(sent.getByText(visit)).toBeVisible()
  await expect(sent.getByText('Harbor Dome 16')).toBeVisible()
  await expect(page.locator('main section .open-now')).toHaveText(/^(Open until|Closed, opens)/)
  const download = page.waitForEvent('download')
  await sent.getByRole('button', { name: 'Add to your calendar' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/DTSTART:\d{8}T1[56]0000Z/)
  await page.goBack()
  await expect(form.message).toHaveValue('')
})
