import { describe, expect, test } from 'vitest'
import { ask } from './recording-handler.ts'
import { formPost, jsonPost, SITE, streamOf, submission } from './requests.ts'

const streamed = (body: ReadableStream) =>
  new Request(`${SITE}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)

test('a valid message is answered Success, as plain text that is not cached', async () => {
  const { status, text, headers, accepted } = await ask(jsonPost(submission()))
  expect([status, text, accepted.length]).toEqual([200, 'Success', 1])
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is refused: the method is POST',
  async (method) => {
    const { status, headers, text } = await ask(new Request(`${SITE}/api/contact`, { method }))
    expect([status, headers.get('allow'), text]).toEqual([405, 'POST', 'Send messages with the POST method.'])
  },
)

describe('the content type', () => {
  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
    '__proto__',
    'constructor',
  ])('"%s" is refused', async (type) => {
    const { status, text, headers } = await ask(jsonPost(submission(), { 'Content-Type': type }))
    expect(status).toBe(415)
    expect(headers.get('accept')).toBe('application/json, application/x-www-form-urlencoded')
    expect(text).toBe('The content type must be application/json or application/x-www-form-urlencoded.')
  })

  test('may have parameters and capitals', async () => {
    const type = { 'Content-Type': 'Application/JSON; charset=UTF-8' }
    expect(await ask(jsonPost(submission(), type))).toMatchObject({ status: 200 })
  })
})

describe('the body', () => {
  test.each([
    ...['', '{', 'null,', 'undefined', '{"contactFormName":"Ann"', "{'a': 1}"].map((body) => ({
      what: body || 'empty',
      request: () => jsonPost(body),
    })),
    {
      what: 'not UTF-8',
      request: () => streamed(streamOf([new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])])),
    },
    {
      what: 'broken off',
      request: () =>
        streamed(new ReadableStream({ pull: (stream) => stream.error(new Error('connection reset')) })),
    },
  ])('is unreadable: $what', async ({ request }) => {
    const { status, text } = await ask(request())
    expect(status).toBe(400)
    expect(text).toBe('The body could not be read as UTF-8 text in the given content type.')
  })

  test('may part a letter between two pieces', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(submission({ contactFormName: 'Zoë' })))
    const within = bytes.indexOf(0xc3) + 1
    const pieces = [bytes.slice(0, within), bytes.slice(within)]
    const { status, accepted } = await ask(streamed(streamOf(pieces)))
    expect([status, accepted[0]?.message.contactFormName]).toEqual([200, 'Zoë'])
  })

  test('that ends within a letter is unreadable', async () => {
    const whole = new TextEncoder().encode(JSON.stringify(submission()))
    expect(await ask(streamed(streamOf([whole, new Uint8Array([0xc3])])))).toMatchObject({ status: 400 })
  })

  test('that is JSON but for one byte of another encoding is unreadable: no letter of a message is lost', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(submission({ contactFormName: 'Zoe' })))
    const latin = bytes.with(bytes.indexOf(0x5a) + 2, 0xeb)
    expect(await ask(streamed(streamOf([latin])))).toMatchObject({ status: 400, accepted: [] })
  })

  test('that is too long by what it announces is refused, and not by a byte less', async () => {
    const announcing = (length: number) =>
      ask(jsonPost(JSON.stringify(submission()), { 'Content-Length': `${length}` }))
    expect(await announcing(80 * 1024)).toMatchObject({ status: 200 })
    expect(await announcing(80 * 1024 + 1)).toMatchObject({ status: 413 })
  })

  test('of 80 KiB of JSON is read, one byte more is too large', async () => {
    const body = JSON.stringify(submission())
    const room = 80 * 1024 - body.length
    expect(await ask(jsonPost(body + ' '.repeat(room)))).toMatchObject({ status: 200 })
    expect(await ask(jsonPost(body + ' '.repeat(room + 1)))).toMatchObject({
      status: 413,
      text: 'The message is too large.',
    })
  })

  test('of 10 MB without a length is read only until it is too large', async () => {
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
    expect(given).toBeLessThan(120_000)
  })

  test('has room for the longest message in any script, as JSON and as a form', async () => {
    const fields = submission({ contactFormName: '王'.repeat(100), contactFormMessage: '扇'.repeat(24_000) })
    expect(await ask(jsonPost(fields))).toMatchObject({ status: 200 })
    const { accepted } = await ask(formPost(fields))
    expect(accepted[0]?.message.contactFormMessage).toBe('扇'.repeat(24_000))
  })
})

describe('a message that a robot may have posted is accepted, and marked:', () => {
  const withoutOrigin = (request: Request) => {
    request.headers.delete('origin')
    return request
  }
  const trapped = submission({ contactFormWebsite: 'https://spam.example' })

  test.each([
    { what: 'the hidden field is filled in', request: () => jsonPost(trapped), suspicion: 'hiddenField' },
    {
      what: 'no browser says where it is from',
      request: () => withoutOrigin(jsonPost(submission())),
      suspicion: 'unknownOrigin',
    },
    {
      what: 'a browser of ten years ago hides where it is from',
      request: () => jsonPost(submission(), { Origin: 'null' }),
      suspicion: 'unknownOrigin',
    },
    { what: 'both', request: () => withoutOrigin(jsonPost(trapped)), suspicion: 'hiddenField' },
  ])('$what', async ({ request, suspicion }) => {
    const { status, text, accepted } = await ask(request())
    expect([status, text]).toEqual([200, 'Success'])
    expect(accepted).toMatchObject([{ suspicion, site: SITE }])
  })

  test('and a browser’s own is not', async () => {
    const { accepted } = await ask(jsonPost(submission({ contactFormWebsite: '' })))
    expect(accepted).toMatchObject([{ site: SITE }])
    expect(accepted[0]).not.toHaveProperty('suspicion')
  })
})

test('the site of a message is the one that its form was on', async () => {
  const { accepted } = await ask(jsonPost(submission(), { Origin: 'https://www.example.com' }))
  expect(accepted[0]?.site).toBe('https://www.example.com')
})

describe('a message from', () => {
  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another port', { Origin: `${SITE}:8443` }],
    ['another site that hides its origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s is refused', async (_name, headers) => {
    expect(await ask(jsonPost(submission(), headers))).toMatchObject({
      status: 403,
      text: 'Messages are accepted only from this site’s contact form.',
      accepted: [],
    })
    expect(await ask(formPost(submission(), headers))).toMatchObject({ status: 403, accepted: [] })
  })

  test.each([
    ['the site', { Origin: SITE }],
    ['the main address of the site', { Origin: 'https://www.example.com' }],
    ['a browser that hides the origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s is accepted', async (_name, headers) => {
    expect(await ask(jsonPost(submission(), headers))).toMatchObject({ status: 200 })
  })
})

test('without settings for mail, a valid message is answered 503 and not accepted', async () => {
  const { status, text, accepted } = await ask(jsonPost(submission()), { sendMail: undefined })
  expect([status, accepted]).toEqual([503, []])
  expect(text).toBe('The contact form cannot send messages at the moment. Please call the store.')
})

test.each([
  ['a valid message', submission(), {}, '/contact/successful'],
  ['a robot', submission({ contactFormWebsite: 'x' }), {}, '/contact/successful'],
  ['an invalid message', submission({ contactFormEmail: 'ann' }), {}, '/contact/error'],
  ['missing settings', submission(), { sendMail: undefined }, '/contact/error'],
])('a browser without the script is redirected: %s', async (_name, fields, settings, location) => {
  const { status, headers, text } = await ask(formPost(fields), settings)
  expect([status, headers.get('location'), text]).toEqual([303, location, ''])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a defect is a plain failure with a line in the log, by its name alone', async () => {
  const now = () => {
    throw new RangeError('ann@example.com')
  }
  expect(await ask(jsonPost(submission()), { now })).toMatchObject({
    status: 502,
    text: 'The message could not be sent. Please try again, or call the store.',
    lines: [['error', 'contact.defect', { reason: 'RangeError' }]],
  })
})
