import type { Catalogue } from '../create-catalogue.ts'
import { paths } from '../paths.ts'
import { controlValues } from '../rules/control-type.ts'
import { lightValue } from '../rules/light-information.ts'
import { counted } from '../rules/numbers.ts'
import type { Fan } from '../schema/fan.ts'
import type { Link } from './link.ts'

type Parts = 'lightKits' | 'downrods' | 'controls'

const CONTROLS = ['remote', 'wall'] as const

const WAYS: Record<Parts, { takes: (fan: Fan) => boolean; words: string; url: string }> = {
  lightKits: {
    takes: (fan) => lightValue(fan) === 'kit',
    words: 'a light kit',
    url: paths.fansWith('light', 'kit'),
  },
  downrods: {
    takes: (fan) => fan.mounting === 'Downrod',
    words: 'a downrod',
    url: paths.fansWith('mounting', 'downrod'),
  },
  controls: {
    takes: (fan) => controlValues(fan).some((value) => CONTROLS.some((one) => one === value)),
    words: 'a remote or wall control',
    url: paths.fansWith('control', ...CONTROLS),
  },
}

export type FansForParts = Partial<Record<Parts, Link>>

export function fansForParts({ fans }: Pick<Catalogue, 'fans'>): FansForParts {
  const links = Object.entries(WAYS).map(([parts, { takes, words, url }]) => {
    const fitting = fans.filter(takes)
    const verb = fitting.length === 1 ? 'takes' : 'take'
    return [
      parts,
      fitting.length > 0 && { label: `${counted(fitting.length, 'fan')} ${verb} ${words}`, url },
    ] as const
  })
  return Object.fromEntries(links.filter(([, link]) => link))
}
