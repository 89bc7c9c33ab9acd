import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { StaffToday } from '#contract/staff/today.ts'
import { showPlate } from '#domain/car/plate.ts'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { plate as plateLook } from '#client/components/staff/list/lists.css.ts'
import { link } from '#client/ui/link.css.ts'
import * as styles from './today.css.ts'

/** The cars that nobody has tonight. A fleet without a listed car has none, and says why. */
export function FreeTonight({ today }: { today: StaffToday }) {
  const { freeTonight, listedCars, role } = today
  if (listedCars === 0)
    return (
      <p className={styles.quiet}>
        <Trans>Drivers find no car of yours yet: none is listed.</Trans>{' '}
        {role !== 'desk' && (
          <Link to="/staff/cars" className={link}>
            <Trans>Your cars</Trans>
          </Link>
        )}
      </p>
    )
  if (freeTonight.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>Every car is out or blocked tonight.</Trans>
      </p>
    )
  return (
    <ul className={styles.cars}>
      {freeTonight.map(({ _id, name, image, plate }) => (
        <li key={_id} className={styles.car}>
          <span className={styles.photo}>
            <CarPhoto src={image} name={name} alt="" />
          </span>
          <span>
            {name}{' '}
            {plate && (
              <span className={plateLook} translate="no">
                {showPlate(plate)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
