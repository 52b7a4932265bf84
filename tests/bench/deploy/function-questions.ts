import { randomUUID } from 'node:crypto'

export interface Question {
  /** In words, for the table. */
  asked: string
  method: string
  path: string
  body?: string
  /** What a right answer says. */
  expected: RegExp
  /** How many mails it sends. */
  mails: number
}

export const ORIGIN = 'https://fans.example.com'
export const MESSAGE = {
  contactFormName: 'Ann Lee',
  contactFormEmail: 'ann@example.com',
  contactFormMessage: 'Does the Beacon fit a porch of 12 by 12 feet?',
}

export const QUESTIONS: Record<string, Question> = {
  'api-no-results': {
    asked: 'an unknown address',
    method: 'GET',
    path: '/api/unknown',
    expected: /^No Results$/,
    mails: 0,
  },
  contact: {
    asked: 'a message',
    method: 'POST',
    path: '/api/contact',
    body: JSON.stringify({ ...MESSAGE, submissionId: randomUUID() }),
    expected: /^Success$/,
    mails: 1,
  },
  'contact-retry': {
    asked: 'its schedule, with one message waiting',
    method: 'POST',
    path: '/.netlify/functions/contact-retry',
    body: '{"next_run":"2026-03-02T15:10:00Z"}',
    expected: /"sent":1/,
    mails: 1,
  },
}
