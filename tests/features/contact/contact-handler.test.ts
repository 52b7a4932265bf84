import { describe, expect, test } from 'vitest'
import { ask } from './recording-handler.ts'
import { formPost, jsonPost, SITE, streamOf, submission } from './requests.ts'

const KIBIBYTE = 1024

const streamed = (body: ReadableStream) =>
  new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)

test('answers a valid message with Success, as uncached plain text', async () => {
  const { submissionId: _, ...specified } = submission()
  const { status, text, headers, accepted } = await ask(jsonPost(specified))
  expect([status, text, accepted.length]).toEqual([200, 'Success', 1])
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('refuses other methods', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers, text } = await ask(new Request(`${SITE}/api/contact`, { method }))
    expect([status, headers.get('allow'), text]).toEqual([405, 'POST', 'Send messages with the POST method.'])
  }
})

test('refuses other content types, and accepts parameters and capitals', async () => {
  const others = ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', '', '__proto__']
  for (const type of [...others, 'constructor']) {
    const { status, text, headers } = await ask(jsonPost(submission(), { 'Content-Type': type }))
    expect([type, status]).toEqual([type, 415])
    expect(headers.get('accept')).toBe('application/json, application/x-www-form-urlencoded')
    expect(text).toBe('The content type must be application/json or application/x-www-form-urlencoded.')
  }
  const type = { 'Content-Type': 'Application/JSON; charset=UTF-8' }
  expect(await ask(jsonPost(submission(), type))).toMatchObject({ status: 200 })
})

describe('the body', () => {
  const encoded = new TextEncoder().encode(JSON.stringify(submission({ contactFormName: 'Zoë' })))
  const within = encoded.indexOf(0xc3) + 1
  test.each<[string, () => Request]>([
    ...['', '{', 'null,', 'undefined', '{"contactFormName":"Ann"', "{'a': 1}"].map(
      (body) => [body || 'empty', () => jsonPost(body)] as [string, () => Request],
    ),
    ['not UTF-8', () => streamed(streamOf([encoded.with(within, 0x20)]))],
    ['ends within a letter', () => streamed(streamOf([encoded, new Uint8Array([0xc3])]))],
    [
      'broken off',
      () => streamed(new ReadableStream({ pull: (stream) => stream.error(new Error('connection reset')) })),
    ],
  ])('is rejected as unreadable: %s', async (_what, request) => {
    expect(await ask(request())).toMatchObject({
      status: 400,
      text: 'The body could not be read as UTF-8 text in the given content type.',
      accepted: [],
    })
  })

  test('may split a letter between two chunks', async () => {
    const { mail } = await ask(streamed(streamOf([encoded.slice(0, within), encoded.slice(within)])))
    expect(mail?.text).toContain('Name: Zoë\n')
  })

  test('is read up to 384 KiB; one byte more is too large', async () => {
    const body = JSON.stringify(submission())
    const room = 384 * KIBIBYTE - body.length
    expect(await ask(jsonPost(body + ' '.repeat(room)))).toMatchObject({ status: 200 })
    expect(await ask(jsonPost(body + ' '.repeat(room + 1)))).toMatchObject({
      status: 413,
      text: 'The message is too large.',
    })
  })

  test('has room for the longest message in any script with the longest list, as JSON and as a form', async () => {
    const entry = `${'beacon-60.brushed-nickel-with-a-long-name_60.25*99@great-room-9'}`
    const list = Array.from({ length: 60 }, (_, index) => entry.replace('beacon', `beacon-${index}`)).join()
    for (const letter of ['扇', '\n.', '👋', '"', '&'])
      for (const post of [jsonPost, formPost]) {
        const words = letter.repeat(24_000 / letter.length).replace(/\n$/, '.')
        const fields = submission({
          contactFormMessage: words,
          contactFormList: list,
          contactFormRooms: 'x:c9,'.repeat(2000),
        })
        const { mail } = await ask(post(fields))
        expect(mail?.text, `${letter} by ${post.name}`).toContain(words.trim())
        expect(mail?.text.match(/^- /gm)).toHaveLength(60)
      }
  })
})

describe('a message that a bot may have posted is accepted and marked:', () => {
  const withoutOrigin = (request: Request) => {
    request.headers.delete('origin')
    return request
  }
  const trapped = submission({ contactFormWebsite: 'https://spam.example' })

  test.each<[string, () => Request]>([
    ['the hidden field is filled in', () => jsonPost(trapped)],
    ['no browser names its origin', () => withoutOrigin(jsonPost(submission()))],
    ['a browser of ten years ago hides its origin', () => jsonPost(submission(), { Origin: 'null' })],
  ])('%s', async (_what, request) => {
    const { status, text, mail } = await ask(request())
    expect([status, text]).toEqual([200, 'Success'])
    expect(mail?.subject).toBe('Possible spam: message from Ann Lee')
  })

  test('but not a message with an empty field', async () => {
    expect((await ask(jsonPost(submission({ contactFormWebsite: '' })))).mail?.subject).toBe(
      'Message from Ann Lee',
    )
  })
})

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['another port', { Origin: `${SITE}:8443` }],
  ['another site that hides its origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
])('refuses a message from %s', async (_name, headers) => {
  expect(await ask(jsonPost(submission(), headers))).toMatchObject({
    status: 403,
    text: 'Messages are accepted only from this site’s contact form.',
    accepted: [],
  })
  expect(await ask(formPost(submission(), headers))).toMatchObject({ status: 403, accepted: [] })
})

test.each([
  ['the main address of the site', { Origin: 'https://www.example.com' }, 'https://www.example.com'],
  ['a browser that hides the origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, SITE],
])('accepts a message from %s and links there', async (_name, headers, site) => {
  const { mail } = await ask(jsonPost(submission({ contactFormList: 'alder-52' }), headers))
  expect(mail?.text).toContain(`  ${site}/ceiling-fans/traditional/alder-52\n`)
  expect(mail?.subject).toBe('Message from Ann Lee')
})

test('accepts a message without product names', async () => {
  const loadNames = () => Promise.reject(new TypeError('no answer'))
  const list = {
    contactFormList: 'alder-52.satin-nickel@kitchen,beacon-60*2',
    contactFormRooms: 'kitchen:c9',
  }
  const { text, mail } = await ask(jsonPost(submission(list)), { loadNames })
  expect(text).toBe('Success')
  expect(mail?.text).toContain(
    `kitchen: 9 ft ceiling\n- alder-52, satin-nickel\n  ${SITE}/?list=alder-52.satin-nickel\n\nNo room yet\n- 2 × beacon-60\n`,
  )
})

test.each([
  ['list=alder-52.satin-nickel,%0Abeacon-60*2@kitchen&rooms=kitchen:c9', ['Alder 52', '2 × Beacon 60']],
  ['about=/ceiling-fans/traditional/alder-52', ['Alder 52']],
  ['list=%EF%BB%BFalder-52.', ['Alder 52']],
])('sends the page’s list when the form has no script: %s', async (search, titles) => {
  const { mail } = await ask(formPost(submission(), { Referer: `${SITE}/contact?${search}` }))
  const lines = [...(mail?.text.matchAll(/^- (.+) by Maxim/gm) ?? [])].map(([, title]) => title)
  expect(lines.toSorted()).toEqual(titles.toSorted())
})

test('ignores another site’s list, and the page’s list if the script sent one', async () => {
  const Referer = `${SITE}/contact?list=alder-52`
  for (const request of [
    formPost(submission(), { Referer: 'https://evil.example/contact?list=alder-52' }),
    formPost(submission({ contactFormList: 'beacon-60' }), { Referer }),
    jsonPost(submission(), { Referer }),
  ])
    expect((await ask(request)).mail?.text).not.toContain('Alder')
})

test.each([
  ['a valid message', {}, {}, '/contact/successful'],
  ['a bot', { contactFormWebsite: 'x' }, {}, '/contact/successful'],
  ['an invalid message', { contactFormEmail: 'ann' }, {}, '/contact/error#contactFormEmail-notValid'],
  ['no words', { contactFormMessage: ' ' }, {}, '/contact/error#contactFormMessage-missing'],
  ['a preview', {}, { isPreview: true }, '/contact/error#preview'],
  ['missing settings', {}, { sendMail: undefined }, '/contact/error'],
])('redirects a browser without the script: %s', async (_name, changes, settings, location) => {
  const { status, headers, text } = await ask(formPost(submission(changes)), settings)
  expect([status, headers.get('location'), text]).toEqual([303, location, ''])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('answers an invalid message with a line per error', async () => {
  const body = submission({
    contactFormName: 'a'.repeat(101),
    contactFormEmail: 'ann',
    contactFormMessage: undefined,
  })
  expect(await ask(jsonPost(body))).toMatchObject({
    status: 422,
    text: `contactFormName must have 100 characters or fewer.
contactFormEmail must be a complete email address, such as name@example.com.
contactFormMessage must not be empty.`,
  })
})

test.each(['null', '[]', '"Ann"', '7'])(
  'reports every field of a body that is no object: %s',
  async (body) => {
    const { status, text } = await ask(jsonPost(body))
    expect(status).toBe(422)
    expect(text.match(/must not be empty\./g)).toHaveLength(3)
  },
)

test('accepts nothing without settings and on previews', async () => {
  expect(await ask(jsonPost(submission()), { sendMail: undefined })).toMatchObject({
    status: 503,
    text: 'The contact form cannot send messages at the moment. Please call the store.',
    accepted: [],
  })
  expect(await ask(jsonPost(submission()), { isPreview: true })).toMatchObject({
    status: 503,
    text: expect.stringMatching(/^This is a preview/),
    accepted: [],
  })
})

test('limits no visitor with an unknown address', async () => {
  const countOf = () => Promise.reject(new Error('not asked'))
  const { status } = await ask(jsonPost(submission()), { visitor: '', outbox: { countOf } as never })
  expect(status).not.toBe(429)
})

test('answers a defect as a failure and logs only its name', async () => {
  const now = () => {
    throw new RangeError('ann@example.com')
  }
  expect(await ask(jsonPost(submission()), { now })).toMatchObject({
    status: 502,
    text: 'The message could not be sent. Please try again, or call the store.',
    lines: [['error', 'contact.defect', { reason: 'RangeError' }]],
  })
})
