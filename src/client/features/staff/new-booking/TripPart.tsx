import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { instantOf } from '#domain/rental/period.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { staffCalendarQueries } from '#client/api/bookings/staff-calendar.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { LocationCombobox } from '#client/components/location/LocationCombobox.tsx'
import { useRecentSearches } from '#client/storage/recent-searches.ts'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { pair } from './new-booking.css.ts'
import type { ErrorOf } from './DriverPart.tsx'
import type { NewBookingDraft } from './new-booking-draft.ts'

type TripPartProps = {
  draft: NewBookingDraft
  errorOf: ErrorOf
  onChange: (part: Partial<NewBookingDraft>) => void
}

/** When, where, and one of the cars that are free then. */
export function TripPart({ draft, errorOf, onChange }: TripPartProps) {
  const { t } = useLingui()
  const { searches } = useRecentSearches()
  const recent = [...new Set(searches.map(({ pl }) => pl))].slice(0, 3)
  const { from, to, pl, dl } = draft
  const [start, end] = [instantOf(from), instantOf(to)]
  const isOrdered = start !== null && end !== null && start < end
  return (
    <Stack gap="s3">
      <div className={pair}>
        <TextField
          type="datetime-local"
          label={t`Pick-up`}
          name="from"
          value={from}
          error={errorOf('from')}
          onChange={(value) => onChange({ from: value })}
        />
        <TextField
          type="datetime-local"
          label={t`Drop-off`}
          name="to"
          value={to}
          error={
            start !== null && end !== null && !isOrdered ? t`The end must be after the start.` : errorOf('to')
          }
          onChange={(value) => onChange({ to: value })}
        />
      </div>
      <LocationCombobox
        label={dl === null ? t`Pick-up and drop-off place` : t`Pick-up place`}
        value={pl}
        error={errorOf('pl')}
        recent={recent}
        onChange={(place) => onChange({ pl: place })}
      />
      <Switch
        label={t`Return to same location`}
        checked={dl === null}
        onChange={(isSame) => onChange({ dl: isSame ? null : pl })}
      />
      {dl !== null && (
        <LocationCombobox
          label={t`Drop-off place`}
          value={dl}
          error={errorOf('dl')}
          recent={recent}
          onChange={(place) => onChange({ dl: place })}
        />
      )}
      {isOrdered && <CarChoice draft={draft} errorOf={errorOf} onChange={onChange} />}
    </Stack>
  )
}

function CarChoice({ draft, errorOf, onChange }: TripPartProps) {
  const { t } = useLingui()
  const { from, to, car } = draft
  const free = useQuery(staffCalendarQueries.page(from.slice(0, 10), 1, { freeFrom: from, freeTo: to }, 1))
  const chosen = useQuery({
    ...staffCalendarQueries.page(from.slice(0, 10), 1, { car }, 1),
    enabled: car !== '',
  })
  const cars = free.data?.cars.filter(({ isAvailable }) => isAvailable) ?? []
  const [own] = chosen.data?.cars ?? []
  const all = own === undefined || cars.some(({ _id }) => _id === own._id) ? cars : [own, ...cars]
  if (free.isError) return <InlineFailure query={free} role="alert" />
  return (
    <>
      <Select
        label={t`Car`}
        value={car}
        error={errorOf('car')}
        options={all.map((each) => ({
          value: each._id,
          label: `${nameWithPlate(each)} · ${each.supplier.name}`,
        }))}
        onChange={(value) => onChange({ car: value })}
      />
      {free.data !== undefined && cars.length === 0 && (
        <Text tone="secondary" role="status">
          <Trans>No car is free in that time.</Trans>
        </Text>
      )}
    </>
  )
}
