// Runs the real contact function in a process that dies when it turns to the provider, or when that has answered.
import contact from '../../../netlify/functions/contact.mts'

const { DIES, BODY = '' } = process.env
const ask = globalThis.fetch

globalThis.fetch = async (...request) => {
  const isMail = String(request[0]).endsWith('/emails')
  if (isMail && DIES === 'before') process.kill(process.pid, 'SIGKILL')
  const answer = await ask(...request)
  if (isMail && DIES === 'after') process.kill(process.pid, 'SIGKILL')
  return answer
}

const headers = { 'Content-Type': 'application/json' }
const request = new Request('http://localhost/api/contact', { method: 'POST', headers, body: BODY })
const context = { deploy: { context: 'dev' }, site: { url: 'http://localhost' }, waitUntil: () => {} }
const answer = await contact(request, context as unknown as Parameters<typeof contact>[1])
console.log(await answer.text())
