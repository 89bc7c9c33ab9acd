import type { UseQueryResult } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookableCar } from '#contract/staff/new-booking.ts'
import { instantOf } from '#domain/rental/period.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { DatesField } from '#client/components/dates/DatesField.tsx'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import type { ErrorOf } from './DriverPart.tsx'
import { carChoice, emptyDraft, type NewBookingDraft } from './new-booking-draft.ts'

type TripPartProps = {
  draft: NewBookingDraft
  cars: UseQueryResult<{ cars: BookableCar[] }>
  errorOf: ErrorOf
  onChange: (part: Partial<NewBookingDraft>) => void
  /** An admin books in spite of the notice time. */
  maySetAside?: boolean
}

/** When, one of the cars that are free then, and where it is handed over. */
export function TripPart({ draft, cars, errorOf, onChange, maySetAside = false }: TripPartProps) {
  const { from, to } = draft
  const [start, end] = [instantOf(from), instantOf(to)]
  const isOrdered = start !== null && end !== null && start < end
  return (
    <Stack gap="s3">
      <DatesField
        {...(isOrdered ? { from, to } : usualPeriod())}
        isSoonAllowed={maySetAside}
        error={errorOf('from') ?? errorOf('to')}
        onChange={onChange}
      />
      {isOrdered && <CarChoice draft={draft} cars={cars} errorOf={errorOf} onChange={onChange} />}
      {isOrdered && <PlaceChoice draft={draft} cars={cars} errorOf={errorOf} onChange={onChange} />}
    </Stack>
  )
}

/** Where a draft of an earlier version holds no period. */
function usualPeriod() {
  const { from, to } = emptyDraft({})
  return { from, to }
}

/** The free cars with what each costs in this time. One that was chosen and is not free any more says so. */
function CarChoice({ draft, cars, errorOf, onChange }: TripPartProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  const found = cars.data?.cars
  const isTaken = draft.car !== '' && found !== undefined && !found.some(({ _id }) => _id === draft.car)
  const isOneSupplier = new Set(found?.map(({ supplier }) => supplier._id)).size < 2
  if (cars.isError) return <InlineFailure query={cars} role="alert" />
  return (
    <>
      <Select
        label={t`Car`}
        value={draft.car}
        error={isTaken ? t`This car is not free in that time. Choose another one.` : errorOf('car')}
        options={(found ?? []).map((car) => ({
          value: car._id,
          label: [nameWithPlate(car), isOneSupplier ? null : car.supplier.name, francs(car.total)]
            .filter(Boolean)
            .join(' · '),
        }))}
        onChange={(value) =>
          onChange(
            carChoice(
              draft,
              found?.find(({ _id }) => _id === value),
            ),
          )
        }
      />
      {found?.length === 0 && (
        <Text tone="secondary" role="status">
          <Trans>No car is free in that time.</Trans>
        </Text>
      )}
    </>
  )
}

/** Where the chosen car is handed over: only its own places. */
function PlaceChoice({ draft, cars, errorOf, onChange }: TripPartProps) {
  const { t } = useLingui()
  const { nameOf } = usePlaces()
  const { pl, dl } = draft
  const car = cars.data?.cars.find(({ _id }) => _id === draft.car)
  if (car === undefined) return null
  const options = car.places.map((place) => ({ value: place, label: nameOf(place) }))
  return (
    <>
      <Select
        label={dl === null ? t`Pick-up and drop-off place` : t`Pick-up place`}
        value={pl ?? ''}
        error={errorOf('pl')}
        options={options}
        onChange={(place) => onChange({ pl: place })}
      />
      {car.places.length > 1 && (
        <Switch
          label={t`Return to same location`}
          checked={dl === null}
          onChange={(isSame) => onChange({ dl: isSame ? null : pl })}
        />
      )}
      {dl !== null && (
        <Select
          label={t`Drop-off place`}
          value={dl}
          error={errorOf('dl')}
          options={options}
          onChange={(place) => onChange({ dl: place })}
        />
      )}
    </>
  )
}
