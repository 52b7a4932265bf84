import { Matrix4, Vector3 } from 'three'
import { strFromU8, unzipSync } from 'three/addons/libs/fflate.module.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Hanging, placedOn, usdzOf } from '../../../src/features/model/hang-tools.ts'
import { aModel } from '../../own-catalogue/shapes.ts'

const METERS_IN_AN_INCH = 0.0254

async function fileOf(hanging: Omit<Hanging, 'chosen'> & Partial<Hanging>) {
  const { buffer, byteOffset, byteLength } = aModel(['Red', 'Blue'])
  const glb = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  const file = await usdzOf(glb, { chosen: ['Red'], ...hanging })
  return new Uint8Array(await file.arrayBuffer())
}

const numbersIn = (text: string) =>
  [...text.matchAll(/-?\d+(\.\d+)?(e[+-]?\d+)?/g)].map(([one]) => Number(one))

/** The points of a USDZ file in meters: those of every mesh, moved by all that it is in, and the parts' own places. */
function read(bytes: Uint8Array) {
  const files = unzipSync(bytes)
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const points: Vector3[] = []
  const places = new Map<string, Vector3>()
  const above: Matrix4[] = []
  let name = ''
  let geometry = ''
  for (const line of textOf('model.usda').split('\n')) {
    const depth = line.search(/\S/)
    name = /def Xform "(\w+)"/.exec(line)?.[1] ?? name
    geometry = /@\.\/(geometries\/\w+\.usda)@/.exec(line)?.[1] ?? geometry
    const written = /matrix4d xformOp:transform = (.*)/.exec(line)?.[1]
    if (!written) continue
    above.length = depth - 1
    const parent = above.findLast(Boolean) ?? new Matrix4()
    const world = parent.clone().multiply(new Matrix4().fromArray(numbersIn(written)))
    above[depth - 1] = world
    places.set(name, new Vector3().setFromMatrixPosition(world))
    const own = numbersIn(/point3f\[\] points = \[(.*)\]/.exec(textOf(geometry))?.[1] ?? '')
    for (let place = 0; place < own.length; place += 3)
      points.push(new Vector3().fromArray(own, place).applyMatrix4(world))
    geometry = ''
  }
  return { names: Object.keys(files), model: textOf('model.usda'), points, places }
}

const reach = (points: readonly Vector3[], axis: 'x' | 'y') => {
  const along = points.map((point) => point[axis])
  return { least: Math.min(...along), most: Math.max(...along) }
}

describe('a fan under a 9 ft ceiling, as a file for Quick Look', () => {
  let bytes: Uint8Array
  beforeAll(async () => {
    bytes = await fileOf({ ceilingMeters: 108 * METERS_IN_AN_INCH })
  })

  test('stands with its lowest point on the floor and hangs by the ceiling, within a centimeter', () => {
    const { points, places } = read(bytes)
    expect(reach(points, 'y').least).toBeCloseTo(0, 3)
    expect(Math.abs(reach(points, 'y').most - 2.743)).toBeLessThan(0.01)
    expect(places.get('fan')?.y).toBeCloseTo(2.743, 3)
  })

  test('is as wide as the record says, in meters, and anchored to the floor', () => {
    const { points, model } = read(bytes)
    expect(model).toContain('metersPerUnit = 1')
    expect(reach(points, 'x').most - reach(points, 'x').least).toBeCloseTo(52 * METERS_IN_AN_INCH, 3)
    expect(model).toContain('planeAnchoring:alignment = "horizontal"')
  })

  test('is packed for Quick Look: uncompressed, model first, files at multiples of 64 bytes', () => {
    expect(read(bytes).names[0]).toBe('model.usda')
    const view = new DataView(bytes.buffer)
    let place = 0
    let files = 0
    while (view.getUint32(place, true) === 0x04034b50) {
      expect(view.getUint16(place + 8, true)).toBe(0)
      const start = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true)
      expect(start % 64).toBe(0)
      place = start + view.getUint32(place + 18, true)
      files++
    }
    expect(files).toBe(read(bytes).names.length)
  })
})

test('has only the chosen finish’s colors', async () => {
  const { model } = read(await fileOf({ ceilingMeters: 2.4, chosen: ['Blue'] }))
  expect(model).toContain('diffuseColor = (0.05, 0.05, 0.8)')
  expect(model).not.toContain('diffuseColor = (0.8, 0.05, 0.05)')
})

test('draws a wider size wider, at the same height', async () => {
  const [narrow, wide] = [
    read(await fileOf({ ceilingMeters: 2.4 })),
    read(await fileOf({ ceilingMeters: 2.4, spanInches: 60 })),
  ]
  expect(reach(wide.points, 'x').most).toBeCloseTo(30 * METERS_IN_AN_INCH, 2)
  expect(reach(wide.points, 'y')).toEqual(reach(narrow.points, 'y'))
})

test('a wall product stays at its origin, with nothing on the floor', async () => {
  const { model, places } = read(await fileOf({}))
  expect(places.get('fan')?.y).toBe(0)
  expect(places.has('floor')).toBe(false)
  expect(model).not.toContain('planeAnchoring')
})

/** A surface whose y axis stands out from it. */
const floor = new Matrix4().setPosition(1, -1.4, -2)
/** It looks towards +X. */
const wall = new Matrix4().makeRotationZ(-Math.PI / 2).setPosition(-2, 0.3, 0)
const eye = new Vector3(1, 0, 3)

const front = (placed: Matrix4 | undefined) =>
  placed && new Vector3(0, 0, 1).transformDirection(placed).toArray().map(Math.round)
const place = (placed: Matrix4 | undefined) => placed && new Vector3().setFromMatrixPosition(placed).toArray()

test('places a product upright on the floor to face the visitor, or a light with its back to the wall', () => {
  const [standing, hanging] = [placedOn(floor, eye, 'floor'), placedOn(wall, eye, 'wall')]
  expect([place(standing), front(standing)]).toEqual([
    [1, -1.4, -2],
    [0, 0, 1],
  ])
  expect([place(hanging), front(hanging)]).toEqual([
    [-2, 0.3, 0],
    [1, 0, 0],
  ])
  expect([placedOn(wall, eye, 'floor'), placedOn(floor, eye, 'wall')]).toEqual([undefined, undefined])
})
