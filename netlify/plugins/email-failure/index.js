// Netlify loads plugins before anything is built, and TypeScript only as CommonJS, so this is plain JavaScript.
import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** Set by `command` in netlify.toml. */
const LOG = 'build.log'
const MAX_LINES = 40
const TIMEOUT_MS = 8000

async function reasons(error) {
  const log = await readFile(LOG, 'utf8').catch(() => error.message)
  const lines = stripVTControlCharacters(log).trim().split('\n')
  const errors = lines.filter((line) => line.startsWith('✖'))
  return errors.length > 0
    ? ['Please correct:', ...errors.slice(0, MAX_LINES)]
    : ['The log ends with:', ...lines.slice(-MAX_LINES)]
}

/**
 * Emails staff the errors of a failed production build, with the contact form's settings. Never throws, as the build has failed already.
 *
 * @param {{ error: Error, inputs: { site: string } }} build `site` is the name for staff
 */
export async function onError({ error, inputs: { site } }) {
  const { CONTEXT, RESEND_API_KEY, CONTACT_TO, CONTACT_FROM, RESEND_BASE_URL, SITE_NAME, DEPLOY_ID } =
    process.env
  if (CONTEXT !== 'production' || !RESEND_API_KEY || !CONTACT_TO || !CONTACT_FROM) return
  const text = [
    `The latest changes couldn’t be published. The ${site} is unchanged.`,
    (await reasons(error)).join('\n'),
    'If you are stuck, forward this email to the person who looks after the website.',
    `Full log: https://app.netlify.com/projects/${SITE_NAME}/deploys/${DEPLOY_ID}`,
  ].join('\n\n')
  try {
    const { status } = await fetch(`${RESEND_BASE_URL || 'https://api.resend.com'}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${RESEND_API_KEY}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `build/${DEPLOY_ID}`,
      },
      body: JSON.stringify({
        from: CONTACT_FROM,
        to: CONTACT_TO.split(',').map((address) => address.trim()),
        subject: `The ${site} was not published`,
        text,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    console.log(status === 200 ? 'Emailed the errors to staff.' : `Couldn’t email the errors: ${status}.`)
  } catch (failure) {
    console.log(`Couldn’t email the errors: ${failure instanceof Error ? failure.name : 'unknown'}.`)
  }
}
