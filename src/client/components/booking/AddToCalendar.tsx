import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { pickUpAlarms, writeCalendar, type CalendarEvent } from '#domain/booking/calendar.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Place } from '#contract/cars/locations.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { bookingUrl } from '#client/components/contact/links.ts'
import { saveFile } from '#client/pwa/files/save-file.ts'

const handover = 30

/** Written on the device, so that it works without a network. */
export function AddToCalendar({ booking, full }: { booking: Booking; full?: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()

  function save() {
    const { name } = booking.car
    const reference = groupedReference(booking.reference)
    const { phone, name: supplier } = booking.supplier
    const description = [
      t`Reference: ${reference}`,
      t`Agency: ${supplier}, ${phone}`,
      bookingUrl(booking._id, location.origin),
    ].join('\n')
    const event = (kind: string, start: string, place: Place, summary: string): CalendarEvent => ({
      uid: `${booking._id}-${kind}@wouri`,
      start: Date.parse(start),
      minutes: handover,
      summary,
      description,
      location: `${place.name[language]}, ${place.address[language]}`,
      latitude: place.latitude,
      longitude: place.longitude,
      alarms: pickUpAlarms,
    })
    const text = writeCalendar(
      [
        event('pick-up', booking.from, booking.pickUp, t`Pick up the ${name}`),
        event('drop-off', booking.to, booking.dropOff, t`Return the ${name}`),
      ],
      // A changed booking replaces what a calendar kept of it.
      Date.parse(booking.history.at(-1)?.at ?? booking.createdAt),
    )
    void saveFile(`wouri-${booking.reference}.ics`, 'text/calendar;charset=utf-8', text)
  }

  return (
    <Button tone="outline" full={full} onClick={save}>
      <CalendarPlus size={20} strokeWidth={1.5} aria-hidden />
      <Trans>Add to calendar</Trans>
    </Button>
  )
}
