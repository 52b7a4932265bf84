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

/** Each link shows its own address, so that none can pretend to lead elsewhere. */
const listHtml = ({ products, places }: Required<EnclosedList>): string => {
  const items = products.map(({ line, url }) => {
    const address = escapeHtml(url)
    return `<li>${escapeHtml(line)}<br><a href="${address}">${address}</a></li>\n`
  })
  const placesHtml = places.map(
    (place) => `<p>${escapeHtml(place).replace(/^[^:]+:/, '<strong>$&</strong>')}</p>\n`,
  )
  return items.length > 0
    ? `<p><strong>Products on the visitor’s list:</strong></p>\n<ol>\n${items.join('')}</ol>\n${placesHtml.join('')}`
    : ''
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
  const { words: ownWords, ...list } = splitMessage(words, site)
  const warning = suspicion && WARNINGS[suspicion]
  const closing = `Sent from the contact form. Your reply goes to ${email}.`
  return {
    subject: `${warning ? 'Suspected robot: message' : 'Message'} from ${name}`,
    replyTo: email,
    text: `${warning ? `${warning}\n\n` : ''}Name: ${name}\nE-mail: ${email}\n\n${words}\n\n-- \n${closing}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="font-family: sans-serif; line-height: 1.5">
${warning ? `<p><em>${warning}</em></p>\n` : ''}<p><strong>Name:</strong> <bdi>${escapeHtml(name)}</bdi><br><strong>E-mail:</strong> ${escapeHtml(email)}</p>
${wordsHtml(ownWords)}${listHtml(list)}<hr>
<p><small>${escapeHtml(closing)}</small></p>
</body>
</html>
`,
  }
}
