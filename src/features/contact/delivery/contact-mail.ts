import { readVisit } from '../../message/visit/visit-lines.ts'
import type { EnclosedList } from '../enclosed-list.ts'
import type { Suspicion } from '../sender.ts'
import type { OutboxEntry } from './outbox.ts'
import { splitMessage } from './split-message.ts'

/** What the store reads above a message that a robot may have posted. */
const WARNINGS: Readonly<Record<Suspicion, string>> = {
  hiddenField:
    'This may be from a robot: a field of the form that people do not see was filled in. Some browsers do that by themselves, so read it before you delete it.',
  unknownOrigin:
    'This may be from a robot: it was not posted by a current browser on this site. Read it before you delete it.',
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** A row for each product under one for its room: how many, and which. */
const roomRows = (products: EnclosedList['products'], link: (url: string) => string): string =>
  products
    .map(({ line, url, room = '' }, index) => {
      const [, quantity = '1', product = line] = /^(\d+) × (.+)$/.exec(line) ?? []
      const isFirst = room !== products[index - 1]?.room
      const heading = `<tr><th colspan="2" style="border-bottom: 1px solid">${escapeHtml(room)}</th></tr>\n`
      return `${isFirst ? heading : ''}<tr><td valign="top">${quantity}</td><td>${escapeHtml(product)}<br>${link(url)}</td></tr>\n`
    })
    .join('')

/** Each link shows its own address, so that none can pretend to lead elsewhere. */
const listHtml = ({ products, measures }: Required<EnclosedList>): string => {
  const link = (url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`
  const measuresHtml = measures.map(
    (place) => `<p>${escapeHtml(place).replace(/^[^:]+:/, '<strong>$&</strong>')}</p>\n`,
  )
  if (products.length === 0) return ''
  const list = products.some(({ room }) => room)
    ? `<table cellpadding="6" style="border-collapse: collapse; text-align: left">\n${roomRows(products, link)}</table>\n`
    : `<ol>\n${products.map(({ line, url }) => `<li>${escapeHtml(line)}<br>${link(url)}</li>\n`).join('')}</ol>\n`
  return `<p><strong>Products on the visitor’s list:</strong></p>\n${list}${measuresHtml.join('')}`
}

const wordsHtml = (words: string): string =>
  words ? `<p dir="auto" style="white-space: pre-wrap">${escapeHtml(words)}</p>\n` : ''

/**
 * The mail to the store. The same message is always the same mail, so it does not say when it was received: the provider
 * recognizes a repeated key only with the same content. No line break of a visitor reaches a header: the schema refuses
 * them.
 */
export function contactMail({
  message,
  site,
  suspicion,
}: Pick<OutboxEntry, 'message' | 'site' | 'suspicion'>) {
  const { contactFormName: name, contactFormEmail: email, contactFormMessage: words } = message
  const { words: allWords, ...list } = splitMessage(words, site)
  const { words: ownWords, visit, telephone } = readVisit(allWords)
  const facts = Object.entries({ Telephone: telephone, Visit: visit }).flatMap(([label, text]) =>
    text ? [`<br><strong>${label}:</strong> ${escapeHtml(text)}`] : [],
  )
  const about = `${visit ? `visit ${visit}, message` : 'message'} from ${name}`
  const warning = suspicion && WARNINGS[suspicion]
  const closing = `Sent from the contact form. Your reply goes to ${email}.`
  return {
    subject: warning ? `Suspected robot: ${about}` : `${about.charAt(0).toUpperCase()}${about.slice(1)}`,
    replyTo: email,
    text: `${warning ? `${warning}\n\n` : ''}Name: ${name}\nE-mail: ${email}\n\n${words}\n\n-- \n${closing}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="font-family: sans-serif; line-height: 1.5">
${warning ? `<p><em>${warning}</em></p>\n` : ''}<p><strong>Name:</strong> <bdi>${escapeHtml(name)}</bdi><br><strong>E-mail:</strong> ${escapeHtml(email)}${facts.join('')}</p>
${wordsHtml(ownWords)}${listHtml(list)}<hr>
<p><small>${escapeHtml(closing)}</small></p>
</body>
</html>
`,
  }
}
