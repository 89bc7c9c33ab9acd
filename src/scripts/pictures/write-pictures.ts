/** Draws every body in every paint into public/pictures/cars. Run it after changing a drawing; the result is committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { carBodies } from '#server/core/pictures/car-body.ts'
import { drawCar } from '#server/core/pictures/draw-car.ts'
import { paintColours } from '#server/core/pictures/paint.ts'

const folder = new URL('../../../public/pictures/cars/', import.meta.url)

mkdirSync(folder, { recursive: true })
for (const body of carBodies) {
  for (const colour of paintColours) {
    writeFileSync(new URL(`${body}-${colour}.svg`, folder), drawCar({ body, colour }))
  }
}
