import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import type { ComparedCar } from './useCompared.ts'
import { choose } from './CompareTable.css.ts'

/** The link's own address is the list's: it would always count as the current page. */
const inactive = {}

/** Leads to the car's sheet, where the trip goes on; Back leads to the comparison. A car that is taken says so there. */
export function ChooseCar({ car: { offer, isFree }, onOpen }: { car: ComparedCar; onOpen: () => void }) {
  const { t } = useLingui()
  if (offer === undefined) return null
  return (
    <Link
      className={`${buttonClass({ tone: isFree ? 'primary' : 'outline', full: true })} ${choose}`}
      from="/search"
      to="/search"
      search={(current) => ({ ...current, car: offer._id })}
      resetScroll={false}
      activeProps={inactive}
      preload={false}
      aria-label={isFree ? t`Choose ${offer.name}` : t`View ${offer.name}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {isFree ? <Trans>Choose</Trans> : <Trans>View</Trans>}
    </Link>
  )
}
