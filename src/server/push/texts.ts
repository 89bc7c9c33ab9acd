// What is on a locked screen for everybody near it to read: that something happened, never to whom, with which car, where
// or for how much. No-break spaces are written as escapes, as in notifications/texts.ts.

import type { Language } from '#domain/language.ts'
import type { Voice } from '../notifications/texts.ts'

export type PushTexts = Readonly<Record<Voice, string>>

const en: PushTexts = {
  'booking-made': 'We have your booking.',
  'new-booking': 'A new booking has come in.',
  'status-changed': 'The status of your booking has changed.',
  'cancellation-asked': 'A driver asks to cancel a booking.',
  'cancellation-finalised': 'Your booking is cancelled.',
  'cancellation-declined': 'Your request to cancel was declined; your booking still stands.',
  'change-asked': 'A driver asks to change a booking.',
  'change-accepted': 'Your request to change a booking was accepted.',
  'change-declined': 'Your request to change a booking was declined; it stays as it is.',
  'booking-lapsed': 'Your booking is cancelled, because its e-mail address was not confirmed in time.',
  'car-free-again': 'A booking is cancelled, and its car is free again.',
  'pick-up-tomorrow': 'Your pick-up is near.',
  'hold-expired': 'The time to pay ran out, and the car is no longer kept for you.',
  'payment-refunded': 'Your payment has been refunded.',
  'payment-disputed': 'A payment is disputed.',
  'dispute-won': 'A dispute is won.',
  'dispute-lost': 'A dispute is lost.',
  'money-flagged': 'Something is wrong with the money of a booking.',
  'car-swapped': 'You get another car, at the price you agreed to.',
  'driver-landed': 'A driver has landed.',
  'driver-late': 'A driver will be late.',
  'booking-amended': 'The supplier has changed your booking.',
  'car-late': 'A car is not back in time.',
}

const fr: PushTexts = {
  'booking-made': 'Votre réservation est enregistrée.',
  'new-booking': 'Une nouvelle réservation est arrivée.',
  'status-changed': 'Le statut de votre réservation a changé.',
  'cancellation-asked': 'Un conducteur demande l’annulation d’une réservation.',
  'cancellation-finalised': 'Votre réservation est annulée.',
  'cancellation-declined': 'Votre demande d’annulation a été refusée\u202F; votre réservation est maintenue.',
  'change-asked': 'Un conducteur demande à modifier une réservation.',
  'change-accepted': 'Votre demande de modification a été acceptée.',
  'change-declined': 'Votre demande de modification a été refusée\u202F; votre réservation reste inchangée.',
  'booking-lapsed': 'Votre réservation est annulée, car son adresse e-mail n’a pas été confirmée à temps.',
  'car-free-again': 'Une réservation est annulée, et sa voiture est de nouveau libre.',
  'pick-up-tomorrow': 'Votre prise en charge approche.',
  'hold-expired': 'Le délai pour payer est écoulé, et la voiture ne vous est plus gardée.',
  'payment-refunded': 'Votre paiement a été remboursé.',
  'payment-disputed': 'Un paiement est contesté.',
  'dispute-won': 'Un litige est gagné.',
  'dispute-lost': 'Un litige est perdu.',
  'money-flagged': 'Il y a une anomalie dans l’argent d’une réservation.',
  'car-swapped': 'Vous aurez une autre voiture, au prix convenu.',
  'driver-landed': 'Un conducteur a atterri.',
  'driver-late': 'Un conducteur sera en retard.',
  'booking-amended': 'L’agence a modifié votre réservation.',
  'car-late': 'Une voiture n’est pas revenue à l’heure.',
}

const es: PushTexts = {
  'booking-made': 'Su reserva está registrada.',
  'new-booking': 'Ha llegado una nueva reserva.',
  'status-changed': 'El estado de su reserva ha cambiado.',
  'cancellation-asked': 'Un conductor pide cancelar una reserva.',
  'cancellation-finalised': 'Su reserva está cancelada.',
  'cancellation-declined': 'Su solicitud de cancelación fue rechazada; su reserva sigue en pie.',
  'change-asked': 'Un conductor pide cambiar una reserva.',
  'change-accepted': 'Su solicitud de cambio fue aceptada.',
  'change-declined': 'Su solicitud de cambio fue rechazada; su reserva sigue como estaba.',
  'booking-lapsed': 'Su reserva está cancelada, porque su dirección de correo no se confirmó a tiempo.',
  'car-free-again': 'Una reserva está cancelada y su coche vuelve a estar libre.',
  'pick-up-tomorrow': 'Se acerca su recogida.',
  'hold-expired': 'El plazo para pagar terminó y el coche ya no se le guarda.',
  'payment-refunded': 'Se le ha reembolsado el pago.',
  'payment-disputed': 'Un pago está en disputa.',
  'dispute-won': 'Una disputa está ganada.',
  'dispute-lost': 'Una disputa está perdida.',
  'money-flagged': 'Algo no cuadra en el dinero de una reserva.',
  'car-swapped': 'Tendrá otro coche, al precio acordado.',
  'driver-landed': 'Un conductor ha aterrizado.',
  'driver-late': 'Un conductor llegará tarde.',
  'booking-amended': 'La agencia ha modificado su reserva.',
  'car-late': 'Un coche no ha vuelto a tiempo.',
}

export const pushTexts: Readonly<Record<Language, PushTexts>> = { en, fr, es }
