import type { OutboxEntry } from './outbox.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/**
 * The mail that the store gets. The same entry always gives the same mail, as the provider knows a repeated one by it.
 * No header takes a visitor's line breaks, since the schema of the message refuses them.
 */
export function contactMail({ message, receivedAt }: Pick<OutboxEntry, 'message' | 'receivedAt'>) {
  const { contactFormName: name, contactFormEmail: email, contactFormMessage: words } = message
  const received = new Date(receivedAt).toUTCString()
  const closing = `Sent with the contact form on ${received}. Your reply goes to ${email}.`
  return {
    subject: `Message from ${name}`,
    replyTo: email,
    text: `Name: ${name}\nE-mail: ${email}\n\n${words}\n\n-- \n${closing}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="font-family: sans-serif; line-height: 1.5">
<p><strong>Name:</strong> <bdi>${escapeHtml(name)}</bdi><br><strong>E-mail:</strong> ${escapeHtml(email)}</p>
<p dir="auto" style="white-space: pre-wrap">${escapeHtml(words)}</p>
<hr>
<p><small>${escapeHtml(closing)}</small></p>
</body>
</html>
`,
  }
}
