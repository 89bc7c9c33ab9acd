import { useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import type { CarOffer } from '#contract/cars.ts'
import { RateAge } from '#client/components/car/RateAge.tsx'
import { TripLine } from '#client/components/trip/TripLine.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { ShareRow } from '../share/ShareRow.tsx'
import { useSearchParams } from '../search-params.ts'
import { CompareTable } from './CompareTable.tsx'
import { useCompared } from './useCompared.ts'
import { line } from './CompareTable.css.ts'

type CompareSheetProps = {
  trip: Trip
  /** The offers as the list knows them: shown at once, confirmed by the answers. */
  listed: readonly CarOffer[]
  /** A car of it is opened. */
  onOpen: () => void
  onClose: () => void
}

/** Two or three cars side by side, for the trip of the list. */
export function CompareSheet({ trip, listed, onOpen, onClose }: CompareSheetProps) {
  const { t } = useLingui()
  const { params } = useSearchParams()
  const ids = params.cmp ?? []
  const cars = useCompared(ids, trip, listed)
  const names = cars.flatMap(({ offer }) => offer?.name ?? []).join(', ')
  const { pl, dl, from, to } = trip
  return (
    <Sheet
      open
      onClose={onClose}
      side="wide"
      title={t`Compare`}
      closeLabel={t`Close`}
      footer={<ShareRow title={names} search={{ pl, dl, from, to, cmp: ids, vs: '1' }} />}
    >
      <p className={line}>
        <TripLine trip={trip} />
      </p>
      <CompareTable cars={cars} trip={trip} names={names} onOpen={onOpen} />
      <RateAge />
    </Sheet>
  )
}
