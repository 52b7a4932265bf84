import { expect, test } from 'vitest'
import { contactEmail } from '../../../src/features/contact/contact-email.ts'
import type { Suspicion } from '../../../src/features/contact/contact-request.ts'
import { parseMessage } from '../../../src/features/message/parse-message.ts'
import { productNames } from '../../../src/features/message/product-names.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const NAMES = productNames(own)
const SITE = 'https://www.example.com'

function email(changes: Record<string, string> = {}, suspicion?: Suspicion) {
  const fields = {
    contactFormName: 'Ann Lee',
    contactFormEmail: 'ann@example.com',
    contactFormMessage: 'Hello\nthere',
  }
  const parsed = parseMessage({ ...fields, ...changes })
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults))
  return contactEmail(parsed.message, { site: SITE, suspicion }, NAMES)
}

test('shows sender and message, and replies go to the visitor', () => {
  expect(email()).toEqual({
    subject: 'Message from Ann Lee',
    replyTo: 'ann@example.com',
    text: `Name: Ann Lee
Email: ann@example.com

Hello
there

-- 
Sent from the contact form. Your reply goes to ann@example.com.
`,
    html: `<!doctype html>
<html lang="en">
<body style="font-family: sans-serif; line-height: 1.5">
<p><strong>Name:</strong> <bdi>Ann Lee</bdi><br><strong>Email:</strong> <bdi>ann@example.com</bdi></p>
<p dir="auto" style="white-space: pre-wrap">Hello
there</p>
<hr>
<p><small>Sent from the contact form. Your reply goes to ann@example.com.</small></p>
</body>
</html>
`,
  })
})

test('shows a trade in the subject and above the message, cut and on one line', () => {
  const { subject, text } = email({
    contactFormTrade: `Electrician,\r\nBcc: all@example.com ${'x'.repeat(40)}`,
  })
  expect(subject).toBe('Trade (Electrician, Bcc: all@example.com xxxxxx): message from Ann Lee')
  expect(text).toContain('\nTrade: Electrician, Bcc: all@example.com xxxxxx\n')
})

test('shows a visit in the subject, and above the message with the phone number', () => {
  const visit = {
    contactFormVisitDay: '2026-11-28',
    contactFormVisitTime: '11:00',
    contactFormPhone: '(404) 555-0142',
  }
  const { subject, text, html } = email(visit)
  expect(subject).toBe('Visit Saturday, November 28, 11:00 AM, message from Ann Lee')
  expect(text).toContain('\nPhone: (404) 555-0142\nVisit: Saturday, November 28, 11:00 AM\n\nHello')
  expect(html).toContain('<strong>Visit:</strong> <bdi>Saturday, November 28, 11:00 AM</bdi></p>')
  expect(email({ ...visit, contactFormVisitTime: '' }).subject).toContain('November 28, just looking')
  expect(email({ ...visit, contactFormVisitDay: '<b>now</b>' }).subject).toBe('Message from Ann Lee')
})

test('names each product by room, its showroom display, and what isn’t sold', () => {
  const { text, html } = email({
    contactFormMessage: '',
    contactFormList: 'alder-52.satin-nickel@porch,beacon-60.matte-black_60*3@kitchen,axial-44,gone-1_52',
    contactFormRooms: 'kitchen:c9:island84x40,porch',
    contactFormMeasures: '?room=14x12&ceiling=9 ?spot=table&size=72x40',
  })
  expect(text).toMatchInlineSnapshot(`
    "Name: Ann Lee
    Email: ann@example.com

    Products on the visitor’s list:

    Kitchen: 9 ft ceiling, 84 × 40 in. island
    - 3 × Beacon 60 by Maxim Lighting, Matte Black, 60 in.
      In the showroom: Patio display
      https://www.example.com/ceiling-fans/contemporary/beacon-60?size=60

    Porch
    - Alder 52 by Maxim Lighting, Satin Nickel, 52 in., Model AL-5205, not rated for this room
      In the showroom: Front showroom, bay 3
      https://www.example.com/ceiling-fans/traditional/alder-52?finish=satin-nickel

    No room yet
    - Axial 44 (discontinued, replaced by Axial 54)
      https://www.example.com/ceiling-fans/outdoor/axial-44
    - gone-1, 52 in. (not in our catalog)
      https://www.example.com/?list=gone-1_52

    Room: 14 × 12 ft, 9 ft ceiling

    Table: 72 × 40 in.

    -- 
    Sent from the contact form. Your reply goes to ann@example.com.
    "
  `)
  expect(html?.match(/<th colspan="2"/g)).toHaveLength(3)
  expect(html).toContain('<td valign="top">3</td><td>Beacon 60 by Maxim Lighting, ')
  expect(html).toContain(`<a href="${SITE}/?list=gone-1_52">${SITE}/?list=gone-1_52</a>`)
})

test('reads a list mangled by an email program', () => {
  const { text } = email({ contactFormList: '\ufeffalder-52,\nBEACON-60.;clearwater-33' })
  expect(text.match(/^- .+$/gm)).toHaveLength(3)
  expect(text).not.toContain('not in our catalog')
})

test('escapes a visitor’s markup, and doesn’t read lists from their text', () => {
  const evil = `<script>alert("1")</script> & '<img src=x onerror=alert(1)>`
  const typed = 'Products on the visitor’s list:\n\n- Alder 52\n  https://evil.example/a'
  const { html } = email({
    contactFormName: evil,
    contactFormMessage: `${evil}\n${typed}`,
    contactFormEmail: "o'neil@example.com",
    contactFormPhone: '<b>1</b>',
    contactFormList: '<b>,alder-52"onclick',
    contactFormRooms: '<b>:c9',
  })
  expect(html).not.toMatch(/<(script|img|b|a)[ >]/)
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;&lt;img')
  expect(html).toContain('o&#39;neil@example.com')
})

test.each([
  ['hiddenField', 'a hidden field was filled in'],
  ['unknownOrigin', 'it wasn’t sent from a current browser on this site'],
] as const)('marks possible spam: %s', (suspicion, why) => {
  const { subject, text, html } = email({}, suspicion)
  expect(subject).toBe('Possible spam: message from Ann Lee')
  expect(text).toMatch(new RegExp(`^Possible spam: ${why}\\..*\\n\\nName: Ann Lee\\n`))
  expect(html).toContain(`<p><em>Possible spam: ${why}.`)
})
