type Values = Readonly<Record<string, string | number>>

/** Replaces `{names}` by their values; a name without a value stays as it is. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written))

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML or XML, in attributes too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Values are text, never markup. @param links markup for names that stand between tags */
export function fillHtml(html: string, values: Values, links: Values): string {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(String(value))]),
  )
  return html.replace(/<[^>]*>|[^<]+/g, (part) =>
    fill(part, part.startsWith('<') ? escaped : { ...escaped, ...links }),
  )
}
