import type { Product } from '../../kinds/product.ts'
import { formatInches } from '../numbers.ts'
import { INCLUDED_DOWNROD_INCHES } from '../room/mounting-height.ts'
import { fanFixedNeeds, insideDiameter } from './fan-needs.ts'
import { lightFixedNeeds } from './light-needs.ts'
import { NEED_NAMES } from './need.ts'

export function sheetFacts(product: Product): { name: string; text: string }[] {
  const fixed = product.kind === 'fans' ? fanFixedNeeds(product) : lightFixedNeeds(product)
  const others = fixed.map(({ name, text }) => [NEED_NAMES[name], text])
  const hanging: (readonly [string, string | 0 | false | undefined])[] = []
  if (product.kind === 'fans') {
    const { mounting, bladeDropInches, downrodDiameterInches, canopyMaxSlopeDegrees } = product
    const inside = downrodDiameterInches ? `, ${insideDiameter(downrodDiameterInches)}` : ''
    hanging.push(
      ['Drop', bladeDropInches && `${formatInches(bladeDropInches)} in. from ceiling to blades`],
      ['Downrod', mounting === 'Downrod' && `${INCLUDED_DOWNROD_INCHES} in. included${inside}`],
      ['Downrod', mounting === 'Low profile' && 'None (mounts close to the ceiling)'],
      ['Canopy', canopyMaxSlopeDegrees && `Fits slopes up to ${canopyMaxSlopeDegrees}° without an adapter`],
    )
  } else {
    const { maxOverallHeight } = product
    hanging.push(['Drop', maxOverallHeight && `${formatInches(maxOverallHeight)} in. with its stem or chain`])
  }
  return [...hanging, ...others].flatMap(([name = '', text]) => (text ? [{ name, text }] : []))
}
