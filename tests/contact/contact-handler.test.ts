import { expect, test } from 'vitest'
import { jsonPost, SITE, streamOf, submission } from './contact-station.ts'
import { createRecordingHandler } from './recording-handler.ts'

async function ask(request: Request, options = {}) {
  const { handle, accepted, events } = createRecordingHandler(options)
  const answer = await handle(request)
  const { status, headers } = answer
  return { status, headers, text: await answer.text(), accepted, events }
}

const formPost = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE, ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const streamed = (stream: ReadableStream, type = 'application/json') =>
  new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: stream,
    duplex: 'half',
  } as RequestInit)

test('a right message is answered Success, as text that nobody keeps', async () => {
  const { status, text, headers, accepted } = await ask(jsonPost(submission()))
  expect([status, text, accepted.length]).toEqual([200, 'Success', 1])
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the three fields of the specification are enough', async () => {
  const { submissionId: _, ...fields } = submission()
  expect(await ask(jsonPost(fields))).toMatchObject({ status: 200, text: 'Success' })
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is told the right method',
  async (method) => {
    const { status, headers } = await ask(new Request(`${SITE}/api/contact`, { method }))
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  },
)

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
  '__proto__',
  'constructor',
])('the content type "%s" is refused', async (type) => {
  const { status, text } = await ask(jsonPost(submission(), { 'Content-Type': type }))
  expect(status).toBe(415)
  expect(text).toBe('The content type must be application/json or application/x-www-form-urlencoded.')
})

test('a content type may have parameters and capitals', async () => {
  const type = { 'Content-Type': 'Application/JSON; charset=UTF-8' }
  expect(await ask(jsonPost(submission(), type))).toMatchObject({ status: 200 })
})

test.each(['', '{', 'null,', 'undefined', '{"contactFormName":"Ann"', "{'a': 1}"])(
  'the body %j is unreadable',
  async (body) => {
    const { status, text } = await ask(jsonPost(body))
    expect(status).toBe(400)
    expect(text).toBe('The body could not be read as UTF-8 text in the given content type.')
  },
)

test('a body that is no UTF-8 is unreadable', async () => {
  const bytes = streamOf([new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])])
  expect(await ask(streamed(bytes))).toMatchObject({ status: 400 })
})

test('a body that breaks off is unreadable', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) })
  expect(await ask(streamed(broken))).toMatchObject({ status: 400 })
})

test('32 KiB of JSON are read, one byte more is too large', async () => {
  const body = JSON.stringify(submission())
  const room = 32 * 1024 - body.length
  expect(await ask(jsonPost(body + ' '.repeat(room)))).toMatchObject({ status: 200 })
  expect(await ask(jsonPost(body + ' '.repeat(room + 1)))).toMatchObject({
    status: 413,
    text: 'The message is too large.',
  })
})

test('of 10 MB without a length, no more is read than needed to know', async () => {
  let given = 0
  const chunk = new TextEncoder().encode(' '.repeat(16 * 1024))
  const endless = new ReadableStream({
    pull(stream) {
      given += chunk.length
      if (given > 10_000_000) stream.close()
      else stream.enqueue(chunk)
    },
  })
  expect(await ask(streamed(endless))).toMatchObject({ status: 413 })
  expect(given).toBeLessThan(100_000)
})

test('the announced length alone is enough to refuse', async () => {
  const request = jsonPost('{}', { 'Content-Length': '10000000' })
  expect(await ask(request)).toMatchObject({ status: 413 })
})

test('the longest message in any script fits, by script and by plain form', async () => {
  const fields = submission({ contactFormName: '王'.repeat(100), contactFormMessage: '扇'.repeat(5000) })
  expect(await ask(jsonPost(fields))).toMatchObject({ status: 200 })
  const { accepted } = await ask(formPost(fields))
  expect(accepted[0]?.message.contactFormMessage).toBe('扇'.repeat(5000))
})

test('a filled honeypot is answered like a message, and goes nowhere', async () => {
  const filled = submission({ contactFormWebsite: 'https://spam.example' })
  expect(await ask(jsonPost(filled))).toMatchObject({
    status: 200,
    text: 'Success',
    accepted: [],
    events: ['contact.robot'],
  })
})

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['another port', { Origin: `${SITE}:8443` }],
  ['another site that hides its name', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
])('a message from %s is refused', async (_name, headers) => {
  expect(await ask(jsonPost(submission(), headers))).toMatchObject({ status: 403, accepted: [] })
  expect(await ask(formPost(submission(), headers))).toMatchObject({ status: 403, accepted: [] })
})

test.each([
  ['the site', { Origin: SITE }],
  ['the main address of the site', { Origin: 'https://www.example.com' }],
  ['a browser that hides the origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
])('a message from %s is taken', async (_name, headers) => {
  expect(await ask(jsonPost(submission(), headers))).toMatchObject({ status: 200 })
})

test('a caller that is no browser names no origin, and is heard', async () => {
  const request = jsonPost(submission())
  request.headers.delete('origin')
  expect(await ask(request)).toMatchObject({ status: 200 })
})

const NAME = 'contactFormName'
const EMAIL = 'contactFormEmail'
const MESSAGE = 'contactFormMessage'
const ALL_EMPTY = [NAME, EMAIL, MESSAGE].map((field) => `${field} must not be empty.`).join('\n')
const NO_CONTROL = 'must not hold line breaks or other control characters.'
const NO_ADDRESS = `${EMAIL} must be a complete e-mail address, such as name@example.com.`

test.each([
  ['no field', {}, ALL_EMPTY],
  ['null', null, ALL_EMPTY],
  ['a list', [], ALL_EMPTY],
  ['a text', 'Ann', ALL_EMPTY],
  ['a name of spaces', submission({ [NAME]: ' \n\t ' }), `${NAME} must not be empty.`],
  ['no message', submission({ [MESSAGE]: undefined }), `${MESSAGE} must not be empty.`],
  ['a number as name', submission({ [NAME]: 4 }), `${NAME} must be text.`],
  ['a list as e-mail', submission({ [EMAIL]: ['ann@example.com'] }), `${EMAIL} must be text.`],
  ['an object as message', submission({ [MESSAGE]: { toString: 'x' } }), `${MESSAGE} must be text.`],
  [
    '101 characters of name',
    submission({ [NAME]: 'a'.repeat(101) }),
    `${NAME} must have 100 characters or fewer.`,
  ],
  [
    '5,001 characters',
    submission({ [MESSAGE]: 'a'.repeat(5001) }),
    `${MESSAGE} must have 5000 characters or fewer.`,
  ],
  [
    'a long e-mail',
    submission({ [EMAIL]: `${'a'.repeat(250)}@b.co` }),
    `${EMAIL} must have 254 characters or fewer.`,
  ],
  ['half an e-mail', submission({ [EMAIL]: 'ann@' }), NO_ADDRESS],
  ['a local e-mail', submission({ [EMAIL]: 'ann@localhost' }), NO_ADDRESS],
  ['two e-mails', submission({ [EMAIL]: 'ann@example.com, bob@example.com' }), NO_ADDRESS],
  ['CR LF in the name', submission({ [NAME]: 'Ann\r\nBcc: x@example.com' }), `${NAME} ${NO_CONTROL}`],
  [
    'CR LF in the e-mail',
    submission({ [EMAIL]: 'ann@example.com\r\nBcc: x@b.co' }),
    `${EMAIL} ${NO_CONTROL}`,
  ],
  ['a null byte in the name', submission({ [NAME]: 'Ann\0' }), `${NAME} ${NO_CONTROL}`],
  ['a line separator in the name', submission({ [NAME]: 'Ann\u2028Lee' }), `${NAME} ${NO_CONTROL}`],
])('%s: 422 and a reason for each field', async (_name, body, reasons) => {
  expect(await ask(jsonPost(JSON.stringify(body)))).toMatchObject({
    status: 422,
    text: reasons,
    accepted: [],
  })
})

test('keys of prototypes are neither fields nor dangerous', async () => {
  const body = `{"__proto__": ${JSON.stringify(submission())}, "constructor": {"prototype": {"polluted": true}}}`
  expect(await ask(jsonPost(body))).toMatchObject({ status: 422, text: ALL_EMPTY })
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  const { accepted } = await ask(jsonPost({ ...submission(), ['__proto__']: 'x', hasOwnProperty: 1 }))
  expect(Object.keys(accepted[0]?.message ?? {})).toEqual([NAME, EMAIL, MESSAGE])
})

test.each([
  ['right-to-left text', 'מאוורר לתקרה 60″', 'שלום, יש לכם מאוורר שקט?'],
  ['emoji of several parts', '👩🏽‍🔧 Ann', 'Is it 🤫? 👨‍👩‍👧‍👦 sleep under it.'],
  ['accents and apostrophes', "Zoë D'Angelo-Nuñez", 'How much is “Beacon”?'],
  ['tabs and lines', 'Ann', 'Sizes:\n\t52\n\t60'],
])('%s is kept as it is', async (_name, contactFormName, contactFormMessage) => {
  const { accepted } = await ask(jsonPost(submission({ contactFormName, contactFormMessage })))
  expect(accepted[0]?.message).toMatchObject({ contactFormName, contactFormMessage })
})

test('the message is trimmed, its lines end alike, and invisible control characters are left out', async () => {
  const body = submission({ [NAME]: ' Ann ', [MESSAGE]: '\r\n A\0fan\u0007\r\nor two\u001b \u200fכן ' })
  expect((await ask(jsonPost(body))).accepted[0]?.message).toMatchObject({
    [NAME]: 'Ann',
    [MESSAGE]: 'Afan\nor two \u200fכן',
  })
})

test('half of a surrogate pair becomes a replacement character', async () => {
  const { accepted } = await ask(jsonPost(`{"${NAME}":"A\\ud800","${EMAIL}":"a@b.co","${MESSAGE}":"x"}`))
  expect(accepted[0]?.message.contactFormName).toBe('A\ufffd')
})

test('without settings for mail, a right message is answered 503 and not taken', async () => {
  const { status, text, accepted } = await ask(jsonPost(submission()), { isConfigured: false })
  expect([status, accepted]).toEqual([503, []])
  expect(text).toBe('The contact form cannot send messages at the moment. Please call the store.')
})

test.each([
  ['a right message', submission(), {}, '/contact/successful'],
  ['a robot', submission({ contactFormWebsite: 'x' }), {}, '/contact/successful'],
  ['a wrong message', submission({ contactFormEmail: 'ann' }), {}, '/contact/error'],
  ['missing settings', submission(), { isConfigured: false }, '/contact/error'],
])('a browser that posts the form itself is led on: %s', async (_name, fields, options, location) => {
  const { status, headers, text } = await ask(formPost(fields), options)
  expect([status, headers.get('location'), text]).toEqual([303, location, ''])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a field that a form gives twice is no text', async () => {
  const twice = `${new URLSearchParams(submission())}&contactFormName=Bob`
  expect((await ask(formPost(twice))).headers.get('location')).toBe('/contact/error')
})

test('a defect is a plain failure with a line in the log, and no stack', async () => {
  const { handle, events } = createRecordingHandler()
  const request = jsonPost(submission())
  Object.defineProperty(request, 'url', {
    get: () => {
      throw new Error('secret')
    },
  })
  const answer = await handle(request)
  expect([answer.status, await answer.text()]).toEqual([
    502,
    'The message could not be sent. Please try again, or call the store.',
  ])
  expect(events).toEqual(['contact.defect'])
})
