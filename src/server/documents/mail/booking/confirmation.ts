// The mail after a booking, written from the row at the moment of sending.

import { pickUpAlarms, writeCalendar } from '#domain/booking/calendar.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { confirmBy } from '#domain/booking/address-confirmation.ts'
import { isAddress } from '#domain/people/no-address.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Place } from '#contract/cars/locations.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { readableConditions } from '#server/trade/suppliers/conditions/find-conditions.ts'
import { fileOf } from '#server/trade/suppliers/conditions/keep-conditions.ts'
import { mintConfirmation } from '#server/bookings/confirmation-link.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { confirmationContent, type ConfirmationRequest } from './confirmation-content.ts'
import { findBooked, type Booked } from './find-booked.ts'
import { composeMail } from '#server/documents/mail/layout/compose-mail.ts'
import { pageLink } from '#server/documents/mail/layout/page-link.ts'
import type { Attachment, MailPort } from '#server/documents/mail/transport/port.ts'
import { confirmationTexts } from './confirmation-texts.ts'

/** Minutes that handing over a car takes, as the calendar shows it. */
const handover = 30

/** Statuses of which a confirmation would be true. */
const liveStatuses: ReadonlySet<string> = new Set(['pending', 'reserved', 'deposit', 'paid'])

/** The outbox handler of `booking-confirmed`. `origin` is the public address that links begin with. */
export function sendConfirmation({
  store,
  mail,
  origin,
  now,
}: {
  store: FileStore
  mail: MailPort
  origin: string
  now: () => Instant
}): Handler {
  const { db } = store
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const booking = await findBooked(db, payload['bookingId'] ?? '')
      // Cancelled before the mail went out: confirming it would be untrue.
      if (booking === null || !liveStatuses.has(booking.status) || !isAddress(booking.driver_email)) return
      const { link } = payload
      // Asked for again meanwhile, perhaps for another address: that mail is on its way.
      if (link !== undefined && link !== booking.confirm_link) return
      const wish = link === undefined ? null : wishOf(booking, now())
      const asked =
        wish === null ? null : await askFor(db, booking, { ...wish, link: link!, origin, now: now() })
      // Too late to be confirmed.
      if (wish !== null && asked === null) return
      const conditions = await conditionsFile(store, booking)
      const address = pageLink(origin, `/booking?b=${booking.id}`, booking.language)
      await mail.send(
        composeMail(confirmationContent(booking, address, asked), job, {
          to: booking.driver_email,
          attachments: [calendarFile(booking, address), ...conditions],
        }),
      )
    },
  }
}

type Wish = Pick<ConfirmationRequest, 'act' | 'by'>

/** That the address is confirmed, or that its driver accepts what staff have booked; null where nothing is asked. */
function wishOf(booking: Booked, now: Instant): Wish | null {
  const { status, is_unconfirmed: isUnconfirmed, created_at: bookedAt, awaits_driver: awaits } = booking
  const pickUp = booking.from_at.getTime()
  const by = confirmBy({ status, isConfirmed: !isUnconfirmed, bookedAt: bookedAt.getTime(), pickUp })
  if (by !== null) return { act: 'confirm', by }
  return awaits && booking.handed_over_at === null && now < pickUp ? { act: 'accept', by: pickUp } : null
}

type Ask = Wish & { link: string; origin: string; now: Instant }

/** What the mail asks for; null when it is too late or asked for again. The token lives in the mail alone. */
async function askFor(
  db: Db,
  { id: bookingId, language }: Booked,
  { act, by, link, origin, now }: Ask,
): Promise<ConfirmationRequest | null> {
  const token = by <= now ? null : await mintConfirmation(db, { bookingId, link, expires: by })
  if (token === null) return null
  const query = new URLSearchParams({ b: bookingId, t: token, ...(act === 'accept' && { a: '1' }) })
  return { act, by, link: pageLink(origin, `/activate?${query}`, language) }
}

/** The rental conditions that the booking was made under, in its language or in English; none where there are none. */
async function conditionsFile(
  { db, files }: FileStore,
  { conditions, language, reference }: Booked,
): Promise<Attachment[]> {
  const found = await readableConditions(db, conditions, language)
  const bytes = found && (await files.get(fileOf(found.id)))
  if (!bytes) return []
  const filename = `wouri-${reference}-conditions.pdf`
  return [{ filename, contentType: 'application/pdf', content: bytes }]
}

/** Pick-up and drop-off as the row has them now. A calendar that has them already moves them. */
export function calendarFile(booking: Booked, link: string): Attachment {
  const { id, language, supplier, car_name: car } = booking
  const texts = confirmationTexts[language]
  const description = [groupedReference(booking.reference), `${supplier.name}, ${supplier.phone}`, link].join(
    '\n',
  )
  const event = (kind: string, at: Date, place: Place, summary: string, alarms: string[]) => ({
    // The same name as in the file that the app itself offers: adding both adds one.
    uid: `${id}-${kind}@wouri`,
    start: at.getTime(),
    minutes: handover,
    summary,
    description,
    location: `${place.name[language]}, ${place.address[language]}`,
    latitude: place.latitude,
    longitude: place.longitude,
    alarms,
  })
  const content = writeCalendar(
    [
      event('pick-up', booking.from_at, booking.pick_up, texts.collect(car), pickUpAlarms),
      event('drop-off', booking.to_at, booking.drop_off, texts.giveBack(car), []),
    ],
    (booking.changed_at ?? booking.created_at).getTime(),
  )
  return {
    filename: `wouri-${booking.reference}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content,
  }
}
