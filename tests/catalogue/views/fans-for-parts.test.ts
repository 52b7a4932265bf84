import { expect, test } from 'vitest'
import { fansForParts } from '../../../src/catalogue/views/fans-for-parts.ts'
import { aFan } from '../../builders.ts'

const withKit = aFan({ lightIncluded: false, lightKitAdaptable: true, mounting: 'Downrod' })
const withRemote = aFan({ handheldRemoteControlAvailable: true, mounting: 'Downrod' })

test('links parts to the fans that take them', () => {
  expect(fansForParts({ fans: [withKit, withRemote] })).toEqual({
    lightKits: { label: '1 fan takes a light kit', url: '/ceiling-fans?light=kit' },
    downrods: { label: '2 fans take a downrod', url: '/ceiling-fans?mounting=downrod' },
    controls: { label: '1 fan takes a remote or wall control', url: '/ceiling-fans?control=remote,wall' },
  })
})

test('links no part that no fan takes', () => {
  expect(fansForParts({ fans: [aFan()] })).toEqual({})
})
