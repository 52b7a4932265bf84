import { axeFaults } from './axe.ts'
import { expect, test, unique } from './contact-page.ts'
import { forbidStorage, holdBack } from './visitor.ts'

const ASK = '/contact?list=alder-52.satin-nickel,beacon-60'
const NAMES = '**/contact/products.json'
const SEVEN =
  'alder-52.satin-nickel@great-room,beacon-60.matte-black_60*2@great-room,harbor-dome-16.gloss-white*3@kitchen,' +
  'alder-52@bedroom,harbor-dome-16@porch,axial-44@porch,gone-1'
const ROOMS = 'great-room:24x18:c16:s6,kitchen:c9:island84x40,bedroom:14x12,porch'

test('a list is sent by name even if its product names don’t load', async ({ page, form }) => {
  await page.route(NAMES, (route) => route.fulfill({ status: 404 }))
  await page.goto(ASK)
  await expect(page.getByText('We couldn’t load the names of your products')).toBeVisible()
  const words = unique('Which is quieter?')
  await form.fill(words)
  await form.send.click()
  const mail = await form.isSent(words)
  expect(mail?.text).toContain('- Alder 52 by Maxim Lighting, Satin Nickel')
  expect(mail?.text).toContain('- Beacon 60 by Maxim Lighting')
  await expect(page.getByRole('region', { name: 'What You Sent' })).toContainText('alder-52, satin-nickel')
})

test('a message doesn’t wait for product names', async ({ page, form }) => {
  const goOn = await holdBack(page, NAMES)
  await page.goto(ASK)
  const words = unique('Early?')
  await form.fill(words)
  await form.send.click()
  const mail = await form.isSent(words)
  expect(mail?.text).toContain('- Alder 52 by Maxim Lighting, Satin Nickel')
  goOn()
})

test('a message without the form’s script keeps its list', async ({ page, form }) => {
  await page.route('**/_astro/ContactForm.*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/ceiling-fans/traditional/alder-52')
  await page.getByRole('link', { name: 'Ask about parts for this fan' }).click()
  const words = unique('How heavy?')
  await form.fill(words)
  await form.send.click()
  expect((await form.isSent(words))?.text).toContain('- Alder 52 by Maxim Lighting')
})

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
  await page.getByText('Tell us when you’re coming').click()
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 2 })
  await page.getByRole('combobox', { name: 'Time' }).selectOption({ label: '11:00 AM' })
  await page.getByRole('textbox', { name: 'Phone' }).fill('(404) 555-0142')
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
  expect(mail?.subject).toMatch(/^Visit \w+, \w+ \d+, 11:00 AM, message from Ann Lee$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the message takes seven products in four rooms along', async ({ page, form }) => {
    await page.goto(`/contact?list=${SEVEN}&rooms=${ROOMS}`)
    await expect(page.locator('noscript p')).toContainText('we’ll get a link to it with your message')
    const words = unique('How heavy?')
    await form.fill(words)
    await form.send.click()
    const mail = await form.isSent(words)
    expect(mail?.text.match(/^- /gm)).toHaveLength(7)
    expect(mail?.text).toContain('- Alder 52 by Maxim Lighting')
    await expect(page.getByRole('heading', { name: 'What Happens Next' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What You Sent' })).toBeHidden()
    const showroom = page.getByRole('complementary', { name: 'The showroom' })
    await expect(showroom.getByRole('link', { name: '2900 Example Parkway' })).toBeVisible()
  })
})

test('the thank-you page shows what its tab sent, never an address’s text', async ({ page, form }) => {
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
    'Ann Lee\nann@example.com',
    words,
    'Alder 52 by Maxim Lighting, Satin Nickel, 52 in., Model AL-5205',
  ])
  expect(await axeFaults(page)).toEqual([])

  // A new message is not mistaken for the sent one.
  await page.getByRole('link', { name: 'Return to Previous Screen' }).click()
  await expect(page.locator('[data-enclosed]')).toBeHidden()
  await form.message.fill('One more question')
  await page.goBack()
  await expect(sent).toContainText('Ann Lee')
  await page.goForward()
  await expect(form.message).toHaveValue('One more question')
})

test.describe('with sending and storage blocked', () => {
  test.use({ canSend: false })

  test('the form stays and explains', async ({ page, context, form }) => {
    await forbidStorage(context)
    await page.goto(ASK)
    await form.fill('Kept?')
    await form.isHydrated()
    await form.send.click()
    await expect(page.getByRole('alert')).toHaveText(
      /^We apologize, there was a problem sending your message\./,
    )
    await expect(page).toHaveURL(/\/contact\?list=/)
    await expect(form.message).toHaveValue('Kept?')
    await expect(page.getByRole('button', { name: 'Remove Beacon 60' })).toBeVisible()
    await form.send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(form.name).toHaveValue('Ann Lee')
  })
})

test('a message with a list and a visit is sent when storage is blocked', async ({ page, context, form }) => {
  await forbidStorage(context)
  await page.goto(ASK)
  await page.getByText('Tell us when you’re coming').click()
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 2 })
  const words = unique('Blocked?')
  await form.fill(words)
  await form.send.click()
  const mail = await form.isSent(words)
  expect(mail?.text).toContain('- Beacon 60 by Maxim Lighting')
  expect(mail?.subject).toMatch(/^Visit .+, just looking, message from Ann Lee$/)
})

test('an unsaved message isn’t cleared on Back', async ({ page, form }) => {
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
  const words = unique('For our house.')
  await form.name.focus()
  await form.isHydrated()
  const filled = (length: number) => words.padEnd(length, ' 扇 so on').replace(/ $/, '.')
  await form.fill(filled(24_001))
  const fault = page.locator('#contactFormMessage-fault')
  await form.send.click()
  await expect(form.summary).toContainText('Please write 24,000 characters or fewer.')
  await expect(fault).toContainText('Please write 24,000 characters or fewer.')
  await form.message.fill(filled(24_000))
  await expect(fault).toBeHidden()
  await form.send.click()

  const mail = await form.isSent(words)
  expect(mail?.text).toContain(filled(24_000))
  expect(mail?.text.match(/^- 99 × Beacon 60 by Maxim Lighting, Brushed Nickel, 60 in\.$/gm)).toHaveLength(24)
  expect(mail?.text.match(/^- 98 × Harbor Dome 16 by Maxim Lighting, Gloss White,/gm)).toHaveLength(24)
  expect(mail?.text.match(/^- Alder 52 by Maxim Lighting, Satin Nickel,/gm)).toHaveLength(12)
  expect(mail?.html.match(/<th colspan="2"/g)).toHaveLength(24)
  expect(mail?.html.match(/<td valign="top">/g)).toHaveLength(60)
})
