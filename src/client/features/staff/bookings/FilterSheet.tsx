import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { bookingStatuses, type BookingStatus } from '#domain/booking/status.ts'
import { statusLabels } from '#client/components/booking/StatusBadge.tsx'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { SupplierChoice } from '#client/components/staff/SupplierChoice.tsx'
import { fields, group, legend } from './bookings.css.ts'
import type { FleetSearch } from './fleet-search.ts'
import { CarFilter, DriverFilter } from './LookUp.tsx'

type FilterSheetProps = {
  search: FleetSearch
  asksSupplier: boolean
  /** How the car and the driver that are set are called. */
  nameOf: (filter: 'car' | 'driver') => string
  onDone: (search: FleetSearch) => void
  onClose: () => void
}

/** A hold that lapsed is in no list. */
const statuses = bookingStatuses.filter((status) => status !== 'void')

const any = 'any'
const orders = ['latest', 'soonest', 'car', 'driver', 'due-down'] as const

/** Which bookings, by status, days and places; the list changes when it is done. */
export function FilterSheet({ search, asksSupplier, nameOf, onDone, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [draft, setDraft] = useState(search)
  const change = (changed: Partial<FleetSearch>) => setDraft((before) => ({ ...before, ...changed }))
  const [names, setNames] = useState<{ car?: string; driver?: string }>({})
  const { status = [], from, to } = draft
  const order = orders.find((each) => each === draft.order) ?? 'nearest'
  const lookedUp = (filter: 'car' | 'driver') => ({
    chosen: draft[filter] === undefined ? null : (names[filter] ?? nameOf(filter)),
    onChange: (choice: { _id: string; name: string } | null) => {
      change({ [filter]: choice?._id })
      setNames((before) => ({ ...before, [filter]: choice?.name }))
    },
  })
  const isOrdered = from === undefined || to === undefined || from <= to
  const places = usePlaces()
    .all.map(({ _id, name }) => ({ value: _id, label: name[language] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  const toggle = (each: BookingStatus) =>
    change({ status: status.includes(each) ? status.filter((one) => one !== each) : [...status, each] })
  const choice = (name: 'pickUp' | 'dropOff') => ({
    value: draft[name] ?? any,
    onChange: (value: string) => change({ [name]: value === any ? undefined : value }),
  })
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`Filters`}
      closeLabel={t`Close`}
      footer={
        <Stack gap="s2">
          <Button size="l" full disabled={!isOrdered} onClick={() => onDone({ ...draft, page: undefined })}>
            <Trans>Show the bookings</Trans>
          </Button>
          <Button tone="quiet" full onClick={() => onDone(nothing)}>
            <Trans>Remove all filters</Trans>
          </Button>
        </Stack>
      }
    >
      <Stack gap="s5">
        <fieldset className={group}>
          <legend className={legend}>
            <Trans>Status</Trans>
          </legend>
          <Row wrap>
            {statuses.map((each) => (
              <Chip key={each} pressed={status.includes(each)} onClick={() => toggle(each)}>
                {t(statusLabels[each])}
              </Chip>
            ))}
          </Row>
        </fieldset>
        <div className={fields}>
          <CarFilter {...lookedUp('car')} />
          <DriverFilter {...lookedUp('driver')} />
          <TextField
            type="date"
            label={t`From day`}
            name="from"
            value={from ?? ''}
            onChange={(day) => change({ from: day === '' ? undefined : day })}
          />
          <TextField
            type="date"
            label={t`To day`}
            name="to"
            value={to ?? ''}
            error={isOrdered ? undefined : t`The end must be after the start.`}
            onChange={(day) => change({ to: day === '' ? undefined : day })}
          />
          <Select
            label={t`Place of pick-up`}
            options={[{ value: any, label: t`Any place` }, ...places]}
            {...choice('pickUp')}
          />
          <Select
            label={t`Place of drop-off`}
            options={[{ value: any, label: t`Any place` }, ...places]}
            {...choice('dropOff')}
          />
          {asksSupplier && (
            <SupplierChoice supplier={draft.supplier} onChange={(supplier) => change({ supplier })} />
          )}
          <Select
            label={t`Order`}
            value={order}
            options={[
              { value: 'nearest', label: t`Today and next first` },
              { value: 'latest', label: t`Latest first` },
              { value: 'soonest', label: t`Earliest first` },
              { value: 'car', label: t`Cars from A to Z` },
              { value: 'driver', label: t`Drivers from A to Z` },
              { value: 'due-down', label: t`Most due first` },
            ]}
            onChange={(value) => change({ order: value === 'nearest' ? undefined : value })}
          />
        </div>
      </Stack>
    </Sheet>
  )
}

const nothing: FleetSearch = {
  supplier: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  pickUp: undefined,
  dropOff: undefined,
  car: undefined,
  driver: undefined,
  order: undefined,
  page: undefined,
}
