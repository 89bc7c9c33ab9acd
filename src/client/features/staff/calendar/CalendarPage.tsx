import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { dayOf, type Day, type Period } from '#domain/rental/period.ts'
import {
  staffCalendarQueries,
  type CalendarCar,
  type CalendarEntry,
} from '#client/api/bookings/staff-calendar.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useSession } from '#client/session/session.ts'
import { rightNow, useNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { BlockSheet } from './BlockSheet.tsx'
import { CalendarGrid, LoadingGrid, type DayCount } from './CalendarGrid.tsx'
import { Legend, Toolbar } from './Toolbar.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import { DaySheet } from './DaySheet.tsx'
import { cellOf, lastingUntil, stillFree } from './day-layout.ts'
import type { Move } from './useBookingDrag.ts'

// With the sheets of a booking, which few days of the calendar open.
const MoveSheet = lazy(async () => ({ default: (await import('./MoveSheet.tsx')).MoveSheet }))

type Open =
  | { car: CalendarCar; day: Day }
  | { car: CalendarCar; free: Period }
  | { car: CalendarCar; block: CalendarEntry }
  | { move: Move }

export function CalendarPage({ search }: { search: CalendarSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const days: DayCount = useIsDesktop() ? 30 : 7
  const today = dayOf(useNow())
  const { from = today, ...filters } = search
  const { user } = useSession()
  const [open, setOpen] = useState<Open | null>(null)
  const { data, isPlaceholderData, error, dataUpdatedAt, refetch } = useQuery(
    staffCalendarQueries.page(from, days, filters, 1),
  )
  const refine = (change: Partial<CalendarSearch>) =>
    void navigate({
      to: '/staff/calendar',
      search: (before) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    })

  /** Free time is used at once, one entry of a whole day is opened; of anything else the day asks. */
  function openDay(car: CalendarCar, day: Day) {
    const { entries, free } = cellOf(lastingUntil(rightNow(), car.entries), day)
    const left = free.map((each) => stillFree(each, rightNow())).filter((each) => each !== null)
    const [only] = entries
    if (only === undefined && left[0] !== undefined) setOpen({ car, free: left[0] })
    else if (only && entries.length === 1 && left.length === 0) openEntry(car, only)
    else setOpen({ car, day })
  }

  function openEntry(car: CalendarCar, entry: CalendarEntry) {
    if (entry.booking === null) setOpen({ car, block: entry })
    else void navigate({ to: '/staff/bookings/$bookingId', params: { bookingId: entry.booking._id } })
  }

  const isFiltered = Boolean(filters.q || filters.freeFrom || filters.supplier)
  return (
    <Page title={t`Calendar`} width="wide">
      <Stack gap="s4">
        <Row wrap justify="between" align="baseline">
          <Text as="h1" size="displayM" tabIndex={-1}>
            <Trans>Calendar</Trans>
          </Text>
          <Text size="bodyS" tone="secondary">
            <DataAge updatedAt={dataUpdatedAt} />
          </Text>
        </Row>
        <Toolbar
          from={from}
          days={days}
          today={today}
          search={search}
          asksSupplier={user?.type === 'admin'}
          onChange={refine}
        />
        {data === undefined && error === null && <LoadingGrid days={days} />}
        {data === undefined && error !== null && (
          <LoadFailure
            error={error}
            retry={() => void refetch()}
            title={t`The calendar could not be loaded`}
            offline={t`The calendar needs a network. What you opened before is under Bookings.`}
          />
        )}
        {data?.total === 0 && (
          <NoCars
            isFiltered={isFiltered}
            onClear={() =>
              refine({ q: undefined, freeFrom: undefined, freeTo: undefined, supplier: undefined })
            }
          />
        )}
        {data !== undefined && data.total > 0 && (
          <>
            <CalendarGrid
              from={from}
              days={days}
              filters={filters}
              firstPage={{ data, isPlaceholderData }}
              showsSupplier={user?.type === 'admin'}
              onOpen={openDay}
              onMove={(move) => setOpen({ move })}
            />
            <Legend />
          </>
        )}
      </Stack>
      {open && 'day' in open && (
        <DaySheet
          car={open.car}
          day={open.day}
          onEdit={(block) => setOpen({ car: open.car, block })}
          onUse={(free) => setOpen({ car: open.car, free })}
          onClose={() => setOpen(null)}
        />
      )}
      {open && ('free' in open || 'block' in open) && (
        <BlockSheet car={open.car} of={open} onClose={() => setOpen(null)} />
      )}
      <Suspense>
        {open && 'move' in open && <MoveSheet move={open.move} onClose={() => setOpen(null)} />}
      </Suspense>
    </Page>
  )
}

function NoCars({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useLingui()
  if (!isFiltered)
    return (
      <StateView
        kind="empty"
        title={t`No cars yet`}
        text={t`The cars of the fleet appear here, day by day.`}
      />
    )
  return (
    <StateView
      kind="empty"
      title={t`No car fits`}
      text={t`No car of this name is free in that time.`}
      actions={
        <Button size="l" onClick={onClear}>
          <Trans>Show all cars</Trans>
        </Button>
      }
    />
  )
}
