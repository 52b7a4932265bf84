import { keepLabel } from '../../src/features/list/keep-label.ts'
import { expect, journey } from './test.ts'

const LIST = '#my-list'

journey(
  'what is kept is compared, closed by a press beside it, and sent to the store',
  async ({ visitor, site, device }) => {
    await visitor.open('/ceiling-fans/traditional/alder-52')
    await visitor.click('[data-finish-choice] label', 'Satin Nickel')
    await visitor.click('[data-keep]', keepLabel('Alder 52'))
    await visitor.sees('[data-list-open]')
    await visitor.open('/ceiling-fans/contemporary')
    await visitor.click('[data-keep]', keepLabel('Beacon 60'))
    await visitor.text('[data-list-count]', '2')
    await visitor.click('[data-list-open]')
    await visitor.sees(`${LIST} h4`, 'Beacon 60')
    // What a mouse has opened shows no ring.
    await visitor.until('none', () => getComputedStyle(document.activeElement as Element).outlineStyle)
    await visitor.click(`${LIST} button`, 'Compare 2 fans')
    await visitor.sees(`${LIST} th`, 'Alder 52')
    await visitor.isAt('/ceiling-fans/contemporary?compare=alder-52.satin-nickel,beacon-60')
    await visitor.back()
    await visitor.isAt('/ceiling-fans/contemporary')
    await visitor.sees(`${LIST} h4`, 'Beacon 60')
    await visitor.clickAt({ x: 60, y: device === 'phone' ? 20 : 400 })
    await visitor.misses(LIST)
    await visitor.click('[data-list-open]')
    await visitor.click(`${LIST} a`, 'Send to the showroom')
    await visitor.sees('h1', 'Contact')
    await visitor.back()
    await visitor.isAt('/ceiling-fans/contemporary')
    await visitor.misses(LIST)
    await visitor.click('[data-list-open]')
    await visitor.click(`${LIST} a`, 'Send to the showroom')

    const words = `Which is quieter? ${crypto.randomUUID()}`
    await visitor.sees('[data-enclosed] li', 'Alder 52')
    // Before its script is here the browser itself checks the form.
    await visitor.click('.contact-form input', 'Name')
    await visitor.until(true, () => document.querySelector<HTMLFormElement>('.contact-form')?.noValidate)
    await visitor.click('.contact-form button', 'Send Message')
    await visitor.isFocused('[role=alert]')
    await visitor.click('[role=alert] a', 'Please enter your name.')
    await visitor.sendMessage(words)
    await visitor.isAt('/contact/successful')
    await expect.poll(async () => (await site.mailsWith(words)).length).toBe(1)
    const [mail] = await site.mailsWith(words)
    expect(mail?.text).toContain('- Alder 52 by Maxim Lighting, Satin Nickel, 52 in.')
  },
)

journey('a comparison that was sent opens with the focus on its title', async ({ visitor }) => {
  await visitor.open('/ceiling-fans/contemporary?compare=alder-52.satin-nickel,beacon-60')
  await visitor.sees(`${LIST} th`, 'Alder 52')
  await visitor.isFocused('#my-list-title')
})
