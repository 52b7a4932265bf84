import { expect } from 'vitest'
import { KINDS, LISTINGS } from '../../../src/catalogue/kinds/product-kinds.ts'
import { contactMail } from '../../../src/features/contact/delivery/contact-mail.ts'
import { test } from './harness-test.ts'
import { anEntry, jsonPost, submission } from './requests.ts'

const mail = (
  changes: Partial<Record<'contactFormName' | 'contactFormEmail' | 'contactFormMessage', string>> = {},
) =>
  contactMail({
    site: 'https://www.example.com',
    message: {
      contactFormName: 'Ann Lee',
      contactFormEmail: 'ann@example.com',
      contactFormMessage: 'Hello\nthere',
      ...changes,
    },
  })

test('the store reads who wrote what, and answers the visitor by replying', () => {
  expect(mail()).toMatchObject({
    subject: 'Message from Ann Lee',
    replyTo: 'ann@example.com',
    text: `Name: Ann Lee
E-mail: ann@example.com

Hello
there

-- 
Sent from the contact form. Your reply goes to ann@example.com.
`,
  })
})

test('a visit and a telephone are above the words, and the visit is in the subject', () => {
  const { subject, text, html } = mail({
    contactFormMessage: 'Hello\n\nVisit: Saturday, November 28, 11:00 AM\nTelephone: (404) 555-0142',
  })
  expect(subject).toBe('Visit Saturday, November 28, 11:00 AM, message from Ann Lee')
  expect(text).toContain('\nVisit: Saturday, November 28, 11:00 AM\nTelephone: (404) 555-0142\n')
  expect(html).toContain(
    '<br><strong>Telephone:</strong> (404) 555-0142<br><strong>Visit:</strong> Saturday, November 28, 11:00 AM</p>\n<p dir="auto" style="white-space: pre-wrap">Hello</p>',
  )
})

test('a visit that nobody can choose is words', () => {
  expect(mail({ contactFormMessage: 'Visit: <b>now</b>' })).toMatchObject({
    subject: 'Message from Ann Lee',
    html: expect.stringContaining('>Visit: &lt;b&gt;now&lt;/b&gt;</p>'),
  })
})

test('a message without a list is its words alone', () => {
  expect(mail().html).toBe(`<!doctype html>
<html lang="en">
<body style="font-family: sans-serif; line-height: 1.5">
<p><strong>Name:</strong> <bdi>Ann Lee</bdi><br><strong>E-mail:</strong> ann@example.com</p>
<p dir="auto" style="white-space: pre-wrap">Hello
there</p>
<hr>
<p><small>Sent from the contact form. Your reply goes to ann@example.com.</small></p>
</body>
</html>
`)
})

test('a list without words, of two products and two places, has nothing else', () => {
  const { html } = mail({
    contactFormMessage: `Products on my list:

- Alder 52
  https://www.example.com/ceiling-fans/a/alder-52
- Reed 6
  https://www.example.com/lighting-fixtures/b/reed-6

Room: 14 by 12 ft

Table: 72 by 40 in.`,
  })
  expect(html).toContain(`ann@example.com</p>
<p><strong>Products on the visitor’s list:</strong></p>
<ol>
<li>Alder 52<br><a href="https://www.example.com/ceiling-fans/a/alder-52">https://www.example.com/ceiling-fans/a/alder-52</a></li>
<li>Reed 6<br><a href="https://www.example.com/lighting-fixtures/b/reed-6">https://www.example.com/lighting-fixtures/b/reed-6</a></li>
</ol>
<p><strong>Room:</strong> 14 by 12 ft</p>
<p><strong>Table:</strong> 72 by 40 in.</p>
<hr>`)
})

test('a list by rooms is a table: a heading for each room, and of each product how many', () => {
  const { html } = mail({
    contactFormMessage: `Products on my list:

Kitchen: ceiling 9 ft
- 3 × Harbor Dome 16
  https://www.example.com/lighting-fixtures/a/harbor-dome-16
- Alder 52
  https://www.example.com/ceiling-fans/a/alder-52

No room yet
- Reed 6
  https://www.example.com/lighting-fixtures/b/reed-6`,
  })
  const rows = [...html.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
    cell.replace(/<br>.*/, ''),
  )
  expect(rows).toEqual([
    'Kitchen: ceiling 9 ft',
    '3',
    'Harbor Dome 16',
    '1',
    'Alder 52',
    'No room yet',
    '1',
    'Reed 6',
  ])
})

test('no markup of a visitor reaches the HTML', () => {
  const evil = `<script>alert("1")</script> & '<img src=x onerror=alert(1)>`
  const { html } = mail({
    contactFormName: evil,
    contactFormMessage: evil,
    contactFormEmail: "o'neil@example.com",
  })
  expect(html).not.toMatch(/<(script|img)/)
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;&lt;img')
  expect(html).toContain('o&#39;neil@example.com')
})

const LISTED = `Will it fit?

Products on my list:

- Alder 52 by O’Neil & Sons, Satin Nickel, 52 in.
  https://www.example.com/ceiling-fans/traditional/alder-52?finish=satin-nickel

Room: 14 by 12 ft, ceiling 9 ft`

test('the products that came along are a list with links', () => {
  const { html, text } = mail({ contactFormMessage: LISTED })
  expect(text).toContain(LISTED)
  expect(html).toContain(`<p dir="auto" style="white-space: pre-wrap">Will it fit?</p>
<p><strong>Products on the visitor’s list:</strong></p>
<ol>
<li>Alder 52 by O’Neil &amp; Sons, Satin Nickel, 52 in.<br><a href="https://www.example.com/ceiling-fans/traditional/alder-52?finish=satin-nickel">https://www.example.com/ceiling-fans/traditional/alder-52?finish=satin-nickel</a></li>
</ol>
<p><strong>Room:</strong> 14 by 12 ft, ceiling 9 ft</p>
`)
})

test('a list that somebody wrote by hand brings no markup and no other link', () => {
  const words = LISTED.replace('Alder 52', '<b>Alder</b>').replace('14 by 12', '<i>14</i>')
  const { html } = mail({ contactFormMessage: words })
  expect(html).not.toMatch(/<[bi]>/)
  for (const other of [
    LISTED.replace('/ceiling-fans/', '/pay/'),
    LISTED.replace('www.example.com', 'evil.example'),
  ])
    expect(mail({ contactFormMessage: other }).html).not.toContain('<a ')
})

test.for([
  ['hiddenField', 'a field of the form that people do not see was filled in'],
  ['unknownOrigin', 'it was not posted by a current browser on this site'],
] as const)('a message that a robot may have posted says so first: %s', ([suspicion, why]) => {
  const { message } = anEntry()
  const { subject, text, html } = contactMail({ message, suspicion })
  expect(subject).toBe('Suspected robot: message from Ann')
  expect(text).toMatch(new RegExp(`^This may be from a robot: ${why}\\..*\\n\\nName: Ann\\n`))
  expect(html).toContain(`<p><em>This may be from a robot: ${why}.`)
})

test('Resend gets the key, the addresses, both forms of the text and the id', async ({ harness }) => {
  await harness.post(jsonPost(submission({ contactFormName: 'Zoë 👋' })))
  await harness.settle()
  expect(harness.resend.mails).toEqual([
    {
      key: expect.stringMatching(/^contact\/[0-9a-f]{32}$/),
      authorization: 'Bearer re_test',
      from: 'Website <site@example.com>',
      to: ['store@example.com'],
      subject: 'Message from Zoë 👋',
      reply_to: 'ann@example.com',
      text: expect.stringContaining('Does the Beacon fit'),
      html: expect.stringContaining('Does the Beacon fit'),
    },
  ])
})

test.each(KINDS)('a list of one of the %s is a list, not words', (kind) => {
  const contactFormMessage = `Products on my list:\n\n- Halo 30\n  https://www.example.com${LISTINGS[kind]}/bath/halo-30`
  expect(mail({ contactFormMessage }).html).toContain(
    `href="https://www.example.com${LISTINGS[kind]}/bath/halo-30"`,
  )
})
