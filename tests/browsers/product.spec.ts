import { journey } from './test.ts'

const BEACON = '/ceiling-fans/outdoor/beacon-60'

journey(
  'a finish that is chosen is in the picture, in the address and there after Back',
  async ({ visitor }) => {
    await visitor.open(BEACON)
    await visitor.click('[data-finish-choice] label', 'Brushed Nickel')
    await visitor.sees('figcaption', 'Shown in Brushed Nickel')
    await visitor.isAt(`${BEACON}?finish=brushed-nickel`)
    await visitor.press('ArrowLeft')
    await visitor.sees('figcaption', 'Shown in Matte White')
    await visitor.until('solid', () => getComputedStyle(document.activeElement as Element).outlineStyle)
    await visitor.press('ArrowRight')
    await visitor.isAt(`${BEACON}?finish=brushed-nickel`)
    await visitor.click('nav[aria-label=Breadcrumb] a', 'Outdoor Ceiling Fans')
    await visitor.isAt('/ceiling-fans/outdoor')
    await visitor.back()
    await visitor.isAt(`${BEACON}?finish=brushed-nickel`)
    await visitor.sees('figcaption', 'Shown in Brushed Nickel')
  },
)

journey(
  'the finish that is chosen is in the picture of a page that came in two pieces, the second from the form on',
  async ({ visitor, site }) => {
    site.breakPagesAt('<form data-finish-choice')
    await visitor.open(BEACON)
    await visitor.click('[data-finish-choice] label', 'Brushed Nickel')
    await visitor.sees('figcaption', 'Shown in Brushed Nickel')
  },
  ['desk'],
)

const FIELDS = ['26', '18', '12']

journey(
  'a room given on the listing is there on a fan and after Back, and can be changed then',
  async ({ visitor }) => {
    const isFilled = (...values: string[]) =>
      visitor.until(values, () =>
        [...document.querySelectorAll<HTMLInputElement>('.room-field')].map(({ value }) => value),
      )
    await visitor.open('/ceiling-fans')
    await visitor.click('.room-field[name=length]')
    await visitor.isFocused('.room-field[name=length]')
    for (const value of FIELDS) {
      await visitor.type(value)
      await visitor.press('Tab')
    }
    await visitor.isAt('/ceiling-fans?room=26x18&ceiling=12')
    await visitor.sees('[data-results] [data-card] a')
    await visitor.click('[data-results] [data-card] a')
    await visitor.until(false, () => location.pathname === '/ceiling-fans')
    await visitor.sees('.room-field[name=ceiling]')
    await isFilled(...FIELDS)
    await visitor.back()
    await visitor.isAt('/ceiling-fans?room=26x18&ceiling=12')
    await isFilled(...FIELDS)
    await visitor.click('.room-field[name=ceiling]')
    await visitor.isFocused('.room-field[name=ceiling]')
    await visitor.press('End', 'Backspace', 'Backspace')
    await visitor.type('10')
    await visitor.isAt('/ceiling-fans?room=26x18&ceiling=10')
  },
)
