import { text, yesOrNo } from './fields.ts'

// Most of the labels need no hint.
const flag = (title: string, description: string, hint = '') =>
  yesOrNo.default(false).meta({ title, description, hint })

/** What a fan is run by; a flag that is left out is false. */
export const fanControlFields = {
  smartFan: flag('Smart fan', 'It runs from a phone as it comes.', 'It runs from a phone as it comes.'),
  smartFanAdaptable: flag(
    'Smart with an adapter',
    'It runs from a phone with an adapter, sold separately.',
    'The adapter is sold separately.',
  ),
  wifiCompatible: flag('Joins Wi-Fi', 'It joins the Wi-Fi at home.'),
  smartFanDetails: text.optional().meta({
    title: 'About running it from a phone',
    description: 'One line about running it from a phone.',
    hint: 'One line.',
  }),
  handheldRemoteControlIncluded: flag('Handheld remote included', 'A handheld remote comes with the fan.'),
  handheldRemoteControlAvailable: flag(
    'Handheld remote sold separately',
    'A handheld remote is sold separately.',
  ),
  inWallRemoteControlIncluded: flag('Wall remote included', 'A remote for the wall comes with the fan.'),
  inWallRemoteControlAvailable: flag(
    'Wall remote sold separately',
    'A remote for the wall is sold separately.',
  ),
  hardwiredWallControlIncluded: flag(
    'Wired wall control included',
    'A wall control that is wired in comes with the fan.',
  ),
  hardwiredWallControlAvailable: flag(
    'Wired wall control sold separately',
    'A wall control that is wired in is sold separately.',
  ),
  handheldRemoteControlAndInWallRemoteControlIncluded: flag(
    'Both remotes in one package',
    'The handheld remote and the one for the wall both come with the fan, in one package.',
    'Then leave the four switches of the handheld and the wall remote off.',
  ),
}
