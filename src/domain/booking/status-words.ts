// What a booking's state is called in a table for spreadsheets; the app has its own words, which say the same.

import type { Translated } from '../language.ts'
import type { BookingStatus } from './status.ts'

export const statusWords: Readonly<Record<BookingStatus, Translated>> = {
  void: { en: 'Not completed', fr: 'Non finalisée', es: 'No completada' },
  pending: { en: 'Pending', fr: 'En attente', es: 'Pendiente' },
  deposit: { en: 'Partly paid', fr: 'Payée en partie', es: 'Pagada en parte' },
  paid: { en: 'Paid', fr: 'Payée', es: 'Pagada' },
  reserved: { en: 'Reserved', fr: 'Réservée', es: 'Reservada' },
  cancelled: { en: 'Cancelled', fr: 'Annulée', es: 'Cancelada' },
}
