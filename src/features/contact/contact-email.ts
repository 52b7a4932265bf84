import { visitText } from '../../catalogue/rules/hours/visit-days.ts'
import { escapeHtml } from '../../catalogue/views/fill.ts'
import { describeList, type ListGroup } from '../message/message-list.ts'
import type { ContactMessage } from '../message/parse-message.ts'
import type { ProductNames } from '../message/product-names.ts'
import type { Suspicion } from './contact-request.ts'
import type { MailContent } from './mail.ts'

const WARNINGS: Readonly<Record<Suspicion, string>> = {
  hiddenField:
    'Possible spam: a hidden field was filled in. Some browsers do that on their own, so read the message before you delete it.',
  unknownOrigin:
    'Possible spam: it wasn’t sent from a current browser on this site. Read it before you delete it.',
}

function visitOf({ contactFormVisitDay: day, contactFormVisitTime: time }: ContactMessage): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  return isDay ? visitText(day, /^([01]\d|2[0-3]):00$/.test(time) ? time : '') : ''
}

const listText = (groups: readonly ListGroup[]): string[] =>
  groups.map(({ heading, lines }) =>
    [
      ...(heading ? [heading] : []),
      ...lines.flatMap(({ quantity, text, display, url }) => [
        `- ${quantity > 1 ? `${quantity} × ` : ''}${text}`,
        ...(display ? [`  ${display}`] : []),
        `  ${url}`,
      ]),
    ].join('\n'),
  )

/** Each link's text is its address, so that none can mislead. */
const listHtml = (groups: readonly ListGroup[]): string => {
  const row = ({ quantity, text, display, url }: ListGroup['lines'][number]) =>
    `<tr><td valign="top">${quantity}</td><td>${escapeHtml(text)}${display ? `<br>${escapeHtml(display)}` : ''}<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></td></tr>\n`
  const rows = groups.map(
    ({ heading, lines }) =>
      (heading
        ? `<tr><th colspan="2" style="border-bottom: 1px solid">${escapeHtml(heading)}</th></tr>\n`
        : '') + lines.map(row).join(''),
  )
  return `<table cellpadding="6" style="border-collapse: collapse; text-align: left">\n${rows.join('')}</table>\n`
}

/**
 * The email to the store, in text and HTML. It has no time, so that the same message is the same email: the provider recognizes a
 * repeated key only with the same content. Without product names the list is as in addresses.
 */
export function contactEmail(
  message: ContactMessage,
  { site, suspicion }: { site: string; suspicion?: Suspicion | undefined },
  names: ProductNames | undefined,
): MailContent {
  const { contactFormName: name, contactFormEmail: email, contactFormMessage: words } = message
  const visit = visitOf(message)
  const { groups, measures } = describeList(message, names, site)
  const facts = Object.entries({
    Name: name,
    Email: email,
    Phone: message.contactFormPhone,
    Trade: message.contactFormTrade,
    Visit: visit,
  }).filter(([, text]) => text)
  const warning = suspicion && WARNINGS[suspicion]
  const { contactFormTrade: trade } = message
  const about = `${trade ? `trade (${trade}): ` : ''}${visit ? `visit ${visit}, message` : 'message'} from ${name}`
  const title = 'Products on the visitor’s list:'
  const closing = `Sent from the contact form. Your reply goes to ${email}.`
  const measureTexts = measures.map(({ text }) => text)
  const parts = [
    ...(warning ? [warning] : []),
    facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
    ...(words ? [words] : []),
    ...(groups.length > 0 ? [title, ...listText(groups), ...measureTexts] : []),
    `-- \n${closing}\n`,
  ]
  const factLines = facts.map(([label, text]) => `<strong>${label}:</strong> <bdi>${escapeHtml(text)}</bdi>`)
  return {
    subject: warning ? `Possible spam: ${about}` : about.charAt(0).toUpperCase() + about.slice(1),
    replyTo: email,
    text: parts.join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<body style="font-family: sans-serif; line-height: 1.5">
${warning ? `<p><em>${warning}</em></p>\n` : ''}<p>${factLines.join('<br>')}</p>
${words ? `<p dir="auto" style="white-space: pre-wrap">${escapeHtml(words)}</p>\n` : ''}${groups.length > 0 ? `<p><strong>${title}</strong></p>\n${listHtml(groups)}` : ''}${measureTexts.map((text) => `<p>${escapeHtml(text)}</p>\n`).join('')}<hr>
<p><small>${escapeHtml(closing)}</small></p>
</body>
</html>
`,
  }
}
