import { KEEP_WORD } from '../../src/catalogue/list-words.ts'
import { keepLabel } from '../../src/features/list/keep-label.ts'
import { expect, journey } from './test.ts'

const LIST = '#my-list'

journey(
  'a house is furnished by rooms, opened from its link, kept there and sent to the store',
  async ({ visitor, site }) => {
    await visitor.open('/ceiling-fans/contemporary')
    await visitor.click('[data-card] a', 'Beacon 60')
    await visitor.hover('#room .room-in')
    await visitor.choose('#room [name=in]', 'Great Room')
    await visitor.click('#room [name=length]')
    for (const feet of ['24', '18', '16']) {
      await visitor.type(feet)
      await visitor.press('Tab')
    }
    await visitor.sees('.room-answer', '60 in. is the right size for this room.')
    await visitor.click('[data-keep]', keepLabel('Beacon 60'))
    await visitor.text('[data-list-count]', '1')
    await visitor.open('/lighting-fixtures/pendants')
    await visitor.click('[data-keep]', keepLabel('Harbor Dome 16'))
    await visitor.choose('.notice select', 'Bedroom')

    await visitor.click('[data-list-open]')
    await visitor.sees(`${LIST} .house-verdict`, '60 in. is the right size for this room.')
    await visitor.click(`${LIST} button`, 'One Harbor Dome 16 more')
    await visitor.click(`${LIST} button`, 'Copy this room Bedroom')
    await visitor.sees(`${LIST} h3`, 'Bedroom 2')
    await visitor.sees(`${LIST} h3`, 'All of It: 1 fan, 4 lights')
    await visitor.read(() => {
      const share = async ({ url }: ShareData) => document.body.setAttribute('data-shared', url ?? '')
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await visitor.click(`${LIST} button`, 'Share')
    const link =
      '/lighting-fixtures/pendants?list=beacon-60_60@great-room,harbor-dome-16*2@bedroom,harbor-dome-16*2@bedroom-2&rooms=great-room:24x18:c16,bedroom,bedroom-2'
    await visitor.until(site.url + link, () => document.body.dataset.shared)

    // Someone else's device.
    await visitor.read(() => localStorage.clear())
    await visitor.open(link)
    await visitor.sees('#my-list-title', 'A List for You')
    await visitor.sees(`${LIST} h3`, 'Bedroom 2')
    await visitor.click(`${LIST} button`, `${KEEP_WORD} these`)
    await visitor.text('[data-list-count]', '3')
    await visitor.click(`${LIST} a`, 'Send to the showroom')
    await visitor.sees('[data-enclosed] h4', 'Great Room: 24 ft by 18 ft, ceiling 16 ft')
    const words = `For our house. ${crypto.randomUUID()}`
    await visitor.click('.contact-form input', 'Name')
    await visitor.sendMessage(words)
    await visitor.isAt('/contact/successful')
    await expect.poll(async () => (await site.mailsWith(words)).length).toBe(1)
    const [mail] = await site.mailsWith(words)
    expect(mail?.text).toContain(`${words}

Products on my list:

Great Room: 24 ft by 18 ft, ceiling 16 ft
- Beacon 60 by Maxim Lighting, Matte Black, 60 in.
  ${site.url}/ceiling-fans/contemporary/beacon-60?size=60

Bedroom
- 2 × Harbor Dome 16 by Maxim Lighting, Matte Black, 16 in. wide, Part number HD-1612-MB
  ${site.url}/lighting-fixtures/pendants/harbor-dome-16

Bedroom 2
- 2 × Harbor Dome 16 by Maxim Lighting, Matte Black, 16 in. wide, Part number HD-1612-MB
  ${site.url}/lighting-fixtures/pendants/harbor-dome-16
`)
    await visitor.back()
    await visitor.sees('h1', 'Contact')
    await visitor.text('[data-list-count]', '3')
  },
  ['phone'],
)
