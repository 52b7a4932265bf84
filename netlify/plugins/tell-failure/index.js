// Netlify loads plugins before anything is built, and TypeScript only as CommonJS: hence plain JavaScript.

const TIMEOUT_MS = 8000
const MOST_CHARACTERS = 2000

/**
 * Tells staff by mail that the shop could not be published. Needs the settings of the contact form; without them, and for a
 * preview, nobody is told. Never throws: the build has failed for a reason of its own.
 *
 * @param {{ error: Error }} build what failed
 */
export async function onError({ error }) {
  const { CONTEXT, RESEND_API_KEY, CONTACT_TO, CONTACT_FROM, RESEND_BASE_URL, SITE_NAME, DEPLOY_ID } =
    process.env
  if (CONTEXT !== 'production' || !RESEND_API_KEY || !CONTACT_TO || !CONTACT_FROM) return
  const text = [
    'The latest changes to the website could not be published. It stays as it was before them.',
    `Why is in the log of the build: https://app.netlify.com/sites/${SITE_NAME}/deploys/${DEPLOY_ID}`,
    'Lines that begin with ✖ say what to correct. Send them to the person who looks after the site if you are stuck.',
    error.message.slice(0, MOST_CHARACTERS),
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
        subject: 'The website was not published',
        text,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    console.log(status === 200 ? 'Staff were told by mail.' : `Staff could not be told by mail: ${status}.`)
  } catch (fault) {
    console.log(`Staff could not be told by mail: ${fault instanceof Error ? fault.name : 'unknown'}.`)
  }
}
