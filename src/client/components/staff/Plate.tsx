import { showPlate } from '#domain/car/plate.ts'
import { plate as look } from './list/lists.css.ts'

/** Behind the name of a car, for staff: which one of the same name it is. Nothing where there is none. */
export function Plate({ plate }: { plate: string | null | undefined }) {
  if (!plate) return null
  return (
    <span className={look} translate="no">
      {' · '}
      {showPlate(plate)}
    </span>
  )
}
