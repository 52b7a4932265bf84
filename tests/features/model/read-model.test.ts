import { expect, test } from 'vitest'
import { meshesOf, readModel } from '../../../src/features/model/read-model.ts'
import { aModel } from '../../own-catalogue/shapes.ts'

const read = (finishes: readonly string[]) => {
  const { buffer, byteOffset, byteLength } = aModel(finishes)
  return readModel(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

test('a model comes in the finishes that it names, and wears the one that is chosen', async () => {
  const model = await read(['Red', 'Blue'])
  expect(model.finishes).toEqual(['Red', 'Blue'])
  const canopy = () => meshesOf(model.scene).find(({ name }) => name === 'canopy')?.material.color
  expect(canopy()?.r).toBeGreaterThan(0.5)
  await model.show('Blue')
  expect(canopy()?.r).toBeLessThan(0.1)
  expect(canopy()?.b).toBeGreaterThan(0.5)
})

test('a finish that a model does not come in leaves it as it is', async () => {
  const model = await read(['Red', 'Blue'])
  await model.show('Green')
  expect(meshesOf(model.scene)[0]?.material.color.r).toBeGreaterThan(0.5)
})

test('what is no model cannot be read', async () => {
  await expect(readModel(new TextEncoder().encode('Dear Sirs').buffer)).rejects.toThrow()
})
