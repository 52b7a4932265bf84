import { expect, test } from 'vitest'
import { ask } from './recording-handler.ts'
import { formPost, jsonPost, SITE, submission } from './requests.ts'

const FIELDS = {
  contactFormName: 'Ann',
  contactFormEmail: 'ann@example.com',
  contactFormMessage: 'Will it fit?',
}
const LISTED = `Products on my list:

- alder-52, satin-nickel
  ${SITE}/?list=alder-52.satin-nickel`

const messageOf = async (request: Request) => {
  const { accepted } = await ask(request)
  return accepted[0]?.message.contactFormMessage
}
const from = (Referer: string) => ({ Referer })
const FORM = `${SITE}/contact?list=alder-52.satin-nickel`

test('a form that was posted without its script brings the list of its page’s address', async () => {
  expect(await messageOf(formPost(FIELDS, from(FORM)))).toBe(`Will it fit?\n\n${LISTED}`)
})

test('a list of a house brings its rooms with their measures', async () => {
  const page = from(`${SITE}/contact?list=beacon-60@patio&rooms=patio:14x12`)
  expect(await messageOf(formPost(FIELDS, page))).toBe(
    `Will it fit?\n\nProducts on my list:\n\npatio, 14x12\n- beacon-60\n  ${SITE}/?list=beacon-60`,
  )
})

test('an old link’s one product comes along as well', async () => {
  const page = from(`${SITE}/contact?about=/ceiling-fans/outdoor/beacon-60`)
  expect(await messageOf(formPost(FIELDS, page))).toBe(
    `Will it fit?\n\nProducts on my list:\n\n- beacon-60\n  ${SITE}/?list=beacon-60`,
  )
})

test.each([
  ['from the page of another site', `https://evil.example/contact?list=alder-52`],
  ['from a page without a list', `${SITE}/contact`],
  ['from a page whose list is no list', `${SITE}/contact?list=%3Cscript%3E,../..,%0A`],
  ['from what is no address', 'contact?list=alder-52'],
  ['from nowhere', ''],
])('a form that was posted %s brings its words alone', async (_where, referer) => {
  expect(await messageOf(formPost(FIELDS, referer ? from(referer) : {}))).toBe('Will it fit?')
})

test('a message that has its list already, or was sent by the script, stays as it is', async () => {
  const contactFormMessage = `Will it fit?\n\n${LISTED.replaceAll('alder', 'birch')}`
  expect(await messageOf(formPost({ ...FIELDS, contactFormMessage }, from(FORM)))).toBe(contactFormMessage)
  expect(await messageOf(jsonPost(submission(FIELDS), from(FORM)))).toBe('Will it fit?')
})

test('of a list that somebody made long, as many products come along as a list holds', async () => {
  const many = Array.from({ length: 100 }, (_, place) => `fan-${place}`).join()
  const message = await messageOf(formPost(FIELDS, from(`${SITE}/contact?list=${many}`)))
  expect(message?.match(/^- fan-/gm)).toHaveLength(60)
})
