import { text, yesOrNo } from './fields.ts'

// Most of the labels need no hint.
const flag = (title: string, description: string, hint = '') =>
  yesOrNo.default(false).meta({ title, description, hint })

const control = (title: string, description: string, hint = '') =>
  yesOrNo.optional().meta({ title, description: `${description} Left out when unknown.`, hint })

/** What controls a fan. A control that is left out is unknown; of what is smart, what is left out is false. */
export const fanControlFields = {
  smartFan: flag('Smart fan', 'A phone can control it as sold.', 'A phone can control it as sold.'),
  smartFanAdaptable: flag(
    'Smart with an adapter',
    'A phone can control it with an adapter, sold separately.',
    'The adapter is sold separately.',
  ),
  wifiCompatible: flag('Connects to Wi-Fi', 'It connects to the Wi-Fi at home.'),
  smartFanDetails: text.optional().meta({
    title: 'Phone control in a few words',
    description: 'One line about controlling it from a phone.',
    hint: 'One line.',
  }),
  handheldRemoteControlIncluded: control('Handheld remote included', 'A handheld remote comes with the fan.'),
  handheldRemoteControlAvailable: control(
    'Handheld remote sold separately',
    'A handheld remote is sold separately.',
  ),
  inWallRemoteControlIncluded: control('Wall remote included', 'A wall remote comes with the fan.'),
  inWallRemoteControlAvailable: control('Wall remote sold separately', 'A wall remote is sold separately.'),
  hardwiredWallControlIncluded: control(
    'Wired wall control included',
    'A wired wall control comes with the fan.',
  ),
  hardwiredWallControlAvailable: control(
    'Wired wall control sold separately',
    'A wired wall control is sold separately.',
  ),
  handheldRemoteControlAndInWallRemoteControlIncluded: control(
    'Both remotes in one package',
    'The handheld remote and the wall remote both come with the fan, in one package.',
    'If yes, leave the four fields for the handheld and wall remotes at "Not known".',
  ),
}
