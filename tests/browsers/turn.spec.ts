import { journey } from './test.ts'

journey(
  'a product turns by keys, or a sentence says that this browser cannot',
  async ({ visitor }) => {
    await visitor.open('/ceiling-fans/traditional')
    await visitor.click('[data-card] a', 'Alder 52')
    await visitor.click('[data-turn]')
    const canDraw = await visitor.read(() => document.createElement('canvas').getContext('webgl2') !== null)
    if (!canDraw) {
      await visitor.text(
        '.pictures [role=status]',
        'This browser cannot turn products, so the pictures stay.',
      )
      return
    }
    await visitor.isFocused('.turned canvas')
    await visitor.press('ArrowRight')
    await visitor.until('15', () => document.querySelector('.turned canvas')?.getAttribute('aria-valuenow'))
    await visitor.press('Escape')
    await visitor.misses('.turned')
  },
  ['desk'],
)
