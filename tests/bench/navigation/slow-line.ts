import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, send, toRequest } from '../../../netlify/local/http.ts'
import { createStaticSite } from '../../../netlify/local/static-site.ts'
import { listen } from '../../listen.ts'

export const LIST = '/ceiling-fans/outdoor'
export const FAN = `${LIST}/beacon-60`

/** What the specification describes, in its smallest form: no framework and no start-up are counted against it. */
const STAND_IN = `<!doctype html><meta charset="utf-8"><title>List</title><style>img{width:640px;height:640px}</style>
<main><h1>Outdoor</h1><a id="fan" href="${FAN}">Beacon 60</a></main>
<script>
fan.onclick = async (event) => {
  event.preventDefault()
  window.clickedAt = event.timeStamp
  history.pushState(null, '', event.target.href)
  const answer = await fetch('/api/ceilingfandetails/outdoor/beacon-60')
  const { ceilingFanResults: fan } = await answer.json()
  const row = ([name, value]) => '<tr><th>' + name + '</th><td>' + value + '</td></tr>'
  document.querySelector('main').innerHTML = '<h1>' + fan.title + '</h1><img alt="" src="' + fan.imageUrl + '"><p>' +
    fan.productDescription + '</p><table>' + Object.entries(fan).map(row).join('') + '</table>'
  requestAnimationFrame(() => setTimeout(() => { window.paintedAt = performance.now() }))
}
</script>`

/** The built site and the stand-in on a line whose answers come late. */
export async function startSite(delayMs: number): Promise<{ url: string; close: () => void }> {
  const site = await createStaticSite(join(process.cwd(), 'dist'), join(process.cwd(), 'netlify.toml'))
  const server = createServer(async (incoming, outgoing) => {
    const address = addressOf(incoming)
    if (!address) return
    await wait(delayMs)
    const isStandIn = address.pathname === '/stand-in'
    const standIn = new Response(STAND_IN, { headers: { 'content-type': 'text/html' } })
    await send(isStandIn ? standIn : await site.answer(toRequest(incoming, address)), incoming, outgoing)
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${await listen(server)}`, close }
}
