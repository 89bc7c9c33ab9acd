import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarPlus, ChevronRight, Clock } from 'lucide-react'
import type { Day, Period } from '#domain/rental/period.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import type { CalendarCar, CalendarEntry } from '#client/api/bookings/staff-calendar.ts'
import { StatusBadge } from '#client/components/booking/StatusBadge.tsx'
import { useDates } from '#client/i18n/format.ts'
import { rightNow } from '#client/store/clock.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { kindLabels } from './calendar-labels.ts'
import { item, itemText } from './sheets.css.ts'
import { cellOf, lastingUntil, stillFree } from './day-layout.ts'

type DaySheetProps = {
  car: CalendarCar
  day: Day
  onEdit: (entry: CalendarEntry) => void
  onUse: (free: Period) => void
  onClose: () => void
}

/** What is on a day of a car, and what of it is free. */
export function DaySheet({ car, day, onEdit, onUse, onClose }: DaySheetProps) {
  const { t } = useLingui()
  const dates = useDates()
  const { entries, free } = cellOf(lastingUntil(rightNow(), car.entries), day)
  const left = free.map((each) => stillFree(each, rightNow())).filter((each) => each !== null)
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={nameWithPlate(car)}
      description={dates.day(day)}
      closeLabel={t`Close`}
    >
      <Stack gap="s2">
        {entries.map((entry) => (
          <EntryItem key={entry._id} entry={entry} onEdit={() => onEdit(entry)} />
        ))}
        {left.map((each) => (
          <Button key={each.from} tone="outline" full onClick={() => onUse(each)}>
            <CalendarPlus size={20} aria-hidden="true" />
            <FreeFrom period={each} day={day} />
          </Button>
        ))}
        {entries.length === 0 && left.length === 0 && (
          <Text tone="secondary">
            <Trans>Nothing was on this day.</Trans>
          </Text>
        )}
      </Stack>
    </Sheet>
  )
}

function FreeFrom({ period, day }: { period: Period; day: Day }) {
  const dates = useDates()
  const from = dates.time(period.from)
  const isToMidnight = dates.time(period.to) === '00:00' && dates.day(period.from) === dates.day(day)
  const to = isToMidnight ? '24:00' : dates.time(period.to)
  return (
    <Trans>
      Use {from} – {to}
    </Trans>
  )
}

function EntryItem({ entry, onEdit }: { entry: CalendarEntry; onEdit: () => void }) {
  const { t } = useLingui()
  const dates = useDates()
  const { booking, note } = entry
  const times = `${dates.dateTime(entry.from)} – ${dates.dateTime(booking?.returnAt ?? entry.to)}`
  const words = (
    <>
      <span className={itemText}>
        <Text as="span" weight="strong">
          {booking?.driverName ?? t(kindLabels[entry.kind])}
        </Text>
        <Text as="span" size="bodyS" tone="secondary">
          {times}
        </Text>
        {note !== null && (
          <Text as="span" size="bodyS">
            {note}
          </Text>
        )}
        {booking && (
          <Row wrap as="span">
            <StatusBadge status={booking.status} />
            {entry.isLate && (
              <Badge tone="danger" icon={<Clock size={14} strokeWidth={2} aria-hidden />}>
                <Trans>Overdue</Trans>
              </Badge>
            )}
          </Row>
        )}
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </>
  )
  if (booking === null)
    return (
      <button type="button" className={item} onClick={onEdit}>
        {words}
      </button>
    )
  return (
    <Link to="/staff/bookings/$bookingId" params={{ bookingId: booking._id }} className={item}>
      {words}
    </Link>
  )
}
