import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { worldFleet } from '#server/demonstration/seed/world/fleet.ts'
import { carBodies } from './car-body.ts'
import { drawCar } from './draw-car.ts'
import { paintColours } from './paint.ts'

const folder = new URL('../../../../public/pictures/cars/', import.meta.url)

test('the committed pictures are the drawings of today, one a body and paint', () => {
  const drawn = carBodies.flatMap((body) => paintColours.map((colour) => ({ body, colour })))
  expect(readdirSync(folder)).toHaveLength(drawn.length)
  for (const car of drawn)
    expect(readFileSync(new URL(`${car.body}-${car.colour}.svg`, folder), 'utf8')).toBe(drawCar(car))
})

test.each(carBodies)('%s does not touch the edge of its picture, and brings no ground', async (body) => {
  const { data, info } = await sharp(Buffer.from(drawCar({ body, colour: 'burgundy' })))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
  const edge = [
    ...Array.from({ length: info.width }, (_, x) => [alpha(x, 0), alpha(x, info.height - 1)]),
    ...Array.from({ length: info.height }, (_, y) => [alpha(0, y), alpha(info.width - 1, y)]),
  ].flat()
  expect(edge.every((value) => value === 0)).toBe(true)
})

test('the demonstration shows every body, and different ones to a size', () => {
  const fleet = worldFleet()
  expect(new Set(fleet.map(({ body }) => body)).size).toBe(carBodies.length)
  const large = new Set(fleet.filter(({ range }) => range === 'maxi').map(({ body }) => body))
  expect(large.size).toBeGreaterThanOrEqual(12)
})
