import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureCode } from '#client/api/call-failure.ts'
import { carQueries } from '#client/api/cars/cars.ts'
import { RateAge } from '#client/components/car/RateAge.tsx'
import { TripLine } from '#client/components/trip/TripLine.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import type { Trip } from '#contract/cars/car-search.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { ShareRow } from '../ShareRow.tsx'
import { CompareTable } from './CompareTable.tsx'
import type { ComparedCar } from './differences.ts'
import { useSearchParams } from '../search-params.ts'
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

/** Each car's offer for the trip: as the list knows it at once, and as the server says. */
function useCompared(ids: readonly string[], trip: Trip, listed: readonly CarOffer[]): ComparedCar[] {
  // As many as can be compared; a hook is called as often on every render.
  const cars = [
    useOffer(ids[0], trip, listed),
    useOffer(ids[1], trip, listed),
    useOffer(ids[2], trip, listed),
  ]
  return cars.filter((car) => car !== null)
}

function useOffer(id: string | undefined, trip: Trip, listed: readonly CarOffer[]): ComparedCar | null {
  const { pl, dl, from, to } = trip
  const query = useQuery({ ...carQueries.offer(id ?? '', { pl, dl, from, to }), enabled: id !== undefined })
  if (id === undefined) return null
  const offer = query.data?.offer ?? listed.find(({ _id }) => _id === id)
  return {
    id,
    offer,
    isFree: query.data?.isFree ?? true,
    failure: offer === undefined && query.isError ? failureCode(query.error) : null,
    retry: () => void query.refetch(),
  }
}
