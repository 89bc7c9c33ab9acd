import { useDeferredValue, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { nameWithPlate } from '#domain/car/plate.ts'
import { dayOf } from '#domain/rental/period.ts'
import { staffCalendarQueries } from '#client/api/bookings/staff-calendar.ts'
import { newBookingQueries, shortestDriverSearch } from '#client/api/staff/new-booking.ts'
import { rightNow } from '#client/store/clock.ts'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { found as foundLook, foundRow } from './bookings.css.ts'

type Choice = { _id: string; name: string; detail?: string }

type FilterProps = {
  /** How what is chosen is called; null where nothing is. */
  chosen: string | null
  onChange: (choice: Choice | null) => void
}

const mostShown = 5

/** One car of the fleet, by its name or its plate. */
export function CarFilter({ chosen, onChange }: FilterProps) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const asked = useDeferredValue(q.trim())
  const [today] = useState(() => dayOf(rightNow()))
  const { data } = useQuery({
    ...staffCalendarQueries.page(today, 1, { q: asked }, 1),
    enabled: asked !== '',
  })
  const found = data?.cars.map((car) => ({ _id: car._id, name: nameWithPlate(car) }))
  return (
    <LookUp
      label={t`Car or plate`}
      name="car"
      q={q}
      onType={setQ}
      found={asked === '' ? undefined : found}
      chosen={chosen}
      onChange={onChange}
    />
  )
}

/** One driver whom the fleet knows. */
export function DriverFilter({ chosen, onChange }: FilterProps) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const asked = useDeferredValue(q.trim())
  const { data } = useQuery(newBookingQueries.drivers(asked))
  const found = data?.drivers
    .filter(({ isMasked }) => !isMasked)
    .map(({ _id, fullName, phone }) => ({ _id, name: fullName, detail: phone }))
  return (
    <LookUp
      label={t`Driver`}
      name="driver"
      q={q}
      onType={setQ}
      found={asked.length < shortestDriverSearch ? undefined : found}
      chosen={chosen}
      onChange={onChange}
    />
  )
}

type LookUpProps = FilterProps & {
  label: string
  name: string
  q: string
  onType: (q: string) => void
  found: readonly Choice[] | undefined
}

function LookUp({ label: what, name, q, onType, found, chosen: label, onChange }: LookUpProps) {
  const { t } = useLingui()
  if (label !== null)
    return (
      <Stack gap="s2">
        <Text weight="strong">{what}</Text>
        <Row wrap>
          <Chip removeLabel={t`Remove the filter ${label}`} onRemove={() => onChange(null)}>
            {label}
          </Chip>
        </Row>
      </Stack>
    )
  return (
    <div>
      <TextField type="search" label={what} name={name} autoComplete="off" value={q} onChange={onType} />
      <div className={foundLook} aria-live="polite">
        {found?.slice(0, mostShown).map((choice) => (
          <button
            key={choice._id}
            type="button"
            className={foundRow}
            onClick={() => {
              onType('')
              onChange(choice)
            }}
          >
            {choice.name}
            {choice.detail !== undefined && (
              <Text as="span" size="bodyS" tone="secondary">
                {choice.detail}
              </Text>
            )}
          </button>
        ))}
        {found?.length === 0 && (
          <Text size="bodyS" tone="secondary">
            <Trans>Nothing matches.</Trans>
          </Text>
        )}
      </div>
    </div>
  )
}
