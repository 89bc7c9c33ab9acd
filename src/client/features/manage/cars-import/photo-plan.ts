// What chosen photographs would do: each goes to the car whose plate is in its name.

import { mostPhotos } from '#domain/car/photos.ts'
import { carOfFile } from '#domain/car/plate-in-name.ts'
import type { FleetCar } from '#client/api/staff/fleet/fleet-cars.ts'

export type PlannedPhoto = { key: number; file: File; car: FleetCar }
export type LeftPhoto = { file: File; why: 'no-plate' | 'several-plates' | 'no-room' }
export type PhotoPlan = { planned: readonly PlannedPhoto[]; left: readonly LeftPhoto[] }

/** In the order of their names, as people number them: of a car without photographs the first is that of its card. */
export function planPhotos(files: readonly File[], cars: readonly FleetCar[]): PhotoPlan {
  const planned: PlannedPhoto[] = []
  const left: LeftPhoto[] = []
  const room = new Map(cars.map(({ _id, photos }) => [_id, mostPhotos - photos]))
  const byName = files.toSorted((one, other) =>
    one.name.localeCompare(other.name, undefined, { numeric: true }),
  )
  for (const [key, file] of byName.entries()) {
    const car = carOfFile(file.name, cars)
    if (car === null) left.push({ file, why: 'no-plate' })
    else if (car === 'several') left.push({ file, why: 'several-plates' })
    else if (room.get(car._id)! <= 0) left.push({ file, why: 'no-room' })
    else {
      room.set(car._id, room.get(car._id)! - 1)
      planned.push({ key, file, car })
    }
  }
  return { planned, left }
}
