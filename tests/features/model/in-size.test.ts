import { Box3, type Object3D, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { inSize, readModel } from '../../../src/features/model/read-model.ts'
import { aModel } from '../../own-catalogue/shapes.ts'

const METERS_IN_AN_INCH = 0.0254

const sceneOf = async (span: number) => {
  const { buffer, byteOffset, byteLength } = aModel(['Red'], span)
  return (await readModel(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)).scene
}

const inches = (part: Object3D | undefined) =>
  part &&
  new Box3()
    .setFromObject(part)
    .getSize(new Vector3())
    .toArray()
    .map((meters) => Math.round(meters / METERS_IN_AN_INCH))

test('a 52 in. fan at 60 in. gets longer blades and keeps body and height', async () => {
  const scene = await sceneOf(52)
  expect(inSize(scene, 60)).toBe('scaled')
  expect(inches(scene.getObjectByName('blades'))).toEqual([60, 1, 6])
  expect(inches(scene.getObjectByName('canopy'))).toEqual([5, 12, 5])
  expect(inches(scene.getObjectByName('light'))).toEqual([8, 4, 8])
})

test('shows one size after another, then the fan’s own', async () => {
  const scene = await sceneOf(52)
  inSize(scene, 84)
  inSize(scene, 44)
  expect(inches(scene.getObjectByName('blades'))?.[0]).toBe(44)
  expect(inSize(scene, undefined)).toBe('own')
  expect(inches(scene.getObjectByName('blades'))?.[0]).toBe(52)
})

test('a model in its own size, or without separate blades, isn’t scaled', async () => {
  expect(inSize(await sceneOf(60), 60)).toBe('own')
  const scene = await sceneOf(52)
  const blades = scene.getObjectByName('blades')
  if (blades) blades.name = 'everything'
  expect(inSize(scene, 60)).toBe('other')
  expect(inches(blades)?.[0]).toBe(52)
})
