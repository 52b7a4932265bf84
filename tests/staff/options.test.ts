import { expect, test } from 'vitest'
import { readOptions } from '../../src/staff/options.ts'

test('a wrong option gets a sentence', () => {
  const options = { pictures: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
  const cases = {
    '--dryrun': '--dryrun is not an option. Did you mean --dry-run? The options are --pictures, --dry-run.',
    '--quick': '--quick is not an option. The options are --pictures, --dry-run.',
    '-x': '-x is not an option. The options are --pictures, --dry-run.',
    'list.xlsx --pictures': '--pictures needs a name after it.',
    '--pictures --dry-run': '--pictures needs a name after it.',
    '--dry-run=yes': '--dry-run stands alone: write nothing after it.',
  }
  for (const [args, sentence] of Object.entries(cases)) {
    let printed = ''
    readOptions(options, args.split(' '), (text) => {
      printed = text
    })
    expect(printed).toBe(sentence)
  }
})
