import { expect, test } from 'vitest'
import { meshesOf, readModel } from '../../../src/features/model/read-model.ts'
import { aModel } from '../../own-catalogue/shapes.ts'

const read = (finishes: readonly string[]) => {
  const { buffer, byteOffset, byteLength } = aModel(finishes)
  return readModel(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

test('shows the chosen finish, and the last one for an unknown finish', async () => {
  const model = await read(['Red', 'Blue'])
  expect(model.finishes).toEqual(['Red', 'Blue'])
  const canopy = () => meshesOf(model.scene).find(({ name }) => name === 'canopy')?.material.color
  expect(canopy()?.r).toBeGreaterThan(0.5)
  await model.show('Blue')
  expect(canopy()?.r).toBeLessThan(0.1)
  await model.show('Green')
  expect(canopy()?.b).toBeGreaterThan(0.5)
})

test('shows the last of two finishes that are chosen in quick succession', async () => {
  const model = await read(['Red', 'Blue'])
  await Promise.all([model.show('Blue'), model.show('Red')])
  const canopy = meshesOf(model.scene).find(({ name }) => name === 'canopy')
  expect(canopy?.material.color.r).toBeGreaterThan(0.5)
})

test('rejects a file that isn’t a model', async () => {
  await expect(readModel(new TextEncoder().encode('Dear Sirs').buffer)).rejects.toThrow()
})
