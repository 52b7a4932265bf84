/**
 * An address that opens a text message to the store. It begins with a link, and a line break ends the link: a period after it would
 * become part of it. RFC 5724 and Android read `?body=`, iPhones `&body=`. `?&body=` is both, as Android splits the query at "&".
 * Some Android apps decode it first, so the link must not contain "&".
 */
export const textLink = (textUrl: string, link: string): string =>
  `${textUrl}?&body=${encodeURIComponent(`${link}\n`)}`
