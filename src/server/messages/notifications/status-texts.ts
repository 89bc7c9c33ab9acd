// What a booking has become, in words: for the sentence of a changed status, its push message and the heading of its mail.

import { sql } from 'kysely'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Language } from '#domain/language.ts'

/**
 * For a query over `notifications n` with `bookings b`: where the change led that it is about, or, where the history does not
 * say it, how the booking stands. Null for every other kind.
 */
export const statusOf = sql<BookingStatus | null>`CASE WHEN n.kind = 'status-changed' THEN COALESCE(
    (SELECT h.to_status FROM booking_history h WHERE h.booking_id = n.booking_id AND h.id::text = n.dedupe), b.status) END`

/** `became` follows "your booking". */
type StatusText = { became: string; heading: string }

const texts: Readonly<Record<Language, Record<BookingStatus, StatusText>>> = {
  en: {
    void: { became: 'is no longer held', heading: 'Booking no longer held' },
    pending: { became: 'is waiting for confirmation', heading: 'Booking waiting for confirmation' },
    reserved: { became: 'is confirmed', heading: 'Booking confirmed' },
    deposit: { became: 'is partly paid', heading: 'Booking partly paid' },
    paid: { became: 'is paid', heading: 'Booking paid' },
    cancelled: { became: 'is cancelled', heading: 'Booking cancelled' },
  },
  fr: {
    void: { became: 'n’est plus gardée', heading: 'Réservation non gardée' },
    pending: { became: 'est en attente de confirmation', heading: 'Réservation en attente de confirmation' },
    reserved: { became: 'est confirmée', heading: 'Réservation confirmée' },
    deposit: { became: 'est payée en partie', heading: 'Réservation payée en partie' },
    paid: { became: 'est payée', heading: 'Réservation payée' },
    cancelled: { became: 'est annulée', heading: 'Réservation annulée' },
  },
  es: {
    void: { became: 'ya no está guardada', heading: 'Reserva ya no guardada' },
    pending: { became: 'está pendiente de confirmación', heading: 'Reserva pendiente de confirmación' },
    reserved: { became: 'está confirmada', heading: 'Reserva confirmada' },
    deposit: { became: 'está pagada en parte', heading: 'Reserva pagada en parte' },
    paid: { became: 'está pagada', heading: 'Reserva pagada' },
    cancelled: { became: 'está cancelada', heading: 'Reserva cancelada' },
  },
}

/** Takes what `statusOf` found of a changed status; null, which it never finds of one, reads as a new booking does. */
export const statusText = (status: BookingStatus | null, language: Language): StatusText =>
  texts[language][status ?? 'pending']
