// The words that only the mails of notifications have. No-break spaces are written as escapes, so that they can be seen.

import type { Language } from '#domain/language.ts'
import type { NotificationKind } from '#domain/notification/events.ts'

export type NotificationMailTexts = {
  subject: (heading: string, reference: string, car: string) => string
  /** For suppliers and admins, who hear of it as something new. */
  newBooking: string
  /** That of a changed status is the status itself. */
  headings: Record<Exclude<NotificationKind, 'booking-made' | 'status-changed'>, string>
  booking: string
  /** Over the stars that lead to a review, and what each is called. */
  review: { heading: string; stars: (many: number) => string; action: string }
  why: string
  always: string
}

const en: NotificationMailTexts = {
  subject: (heading, reference, car) => `${heading}: ${reference}, ${car}`,
  newBooking: 'New booking',
  headings: {
    'cancellation-asked': 'Cancellation requested',
    'cancellation-finalised': 'Booking cancelled',
    'cancellation-declined': 'Cancellation declined',
    'change-asked': 'Change requested',
    'change-accepted': 'Booking changed',
    'change-declined': 'Change declined',
    'booking-lapsed': 'Unconfirmed booking cancelled',
    'pick-up-tomorrow': 'Your pick-up is coming up',
    'hold-expired': 'Time to pay ran out',
    'part-received': 'Part of your payment received',
    'parts-returned': 'The rest did not arrive in time',
    'payment-received': 'Payment received',
    'payment-refunded': 'Payment refunded',
    'refund-late': 'Refund is taking longer',
    'wrong-sum': 'Wrong amount received',
    'payment-disputed': 'Payment disputed',
    'dispute-won': 'Dispute won',
    'dispute-lost': 'Dispute lost',
    'money-flagged': 'Check the payments of a booking',
    'records-wrong': 'Check the records of a booking',
    'return-contested': 'Return contested',
    'contest-answered': 'Answer about your return',
    'return-charged': 'Charges at the return',
    'car-swapped': 'Another car for your booking',
    'driver-landed': 'Driver has landed',
    'driver-late': 'Driver will be late',
    'booking-amended': 'Your booking was changed',
    'car-late': 'Car not back in time',
    'next-at-risk': 'Booking at risk: car not back',
    'licence-verified': 'Licence verified',
    'licence-unreadable': 'Licence cannot be read',
    'licence-expired': 'Licence expired',
    'licence-other-person': 'Licence of another person',
    'licence-no-licence': 'Not a driving licence',
    'review-asked': 'How was your trip?',
  },
  booking: 'The booking',
  review: {
    heading: 'How was the car?',
    stars: (many) => (many === 1 ? '1 star' : `${many} stars`),
    action: 'Review the trip',
  },
  why: 'You receive this because email notifications are on. You can turn them off in your settings on Wouri.',
  always: 'You receive this because it concerns your money. It is sent whatever your settings are.',
}

const fr: NotificationMailTexts = {
  subject: (heading, reference, car) => `${heading}\u00A0: ${reference}, ${car}`,
  newBooking: 'Nouvelle réservation',
  headings: {
    'cancellation-asked': 'Annulation demandée',
    'cancellation-finalised': 'Réservation annulée',
    'cancellation-declined': 'Annulation refusée',
    'change-asked': 'Modification demandée',
    'change-accepted': 'Réservation modifiée',
    'change-declined': 'Modification refusée',
    'booking-lapsed': 'Réservation non confirmée annulée',
    'pick-up-tomorrow': 'Votre prise en charge approche',
    'hold-expired': 'Délai de paiement écoulé',
    'part-received': 'Une partie de votre paiement est reçue',
    'parts-returned': 'Le reste n’est pas arrivé à temps',
    'payment-received': 'Paiement reçu',
    'payment-refunded': 'Paiement remboursé',
    'refund-late': 'Remboursement en retard',
    'wrong-sum': 'Montant reçu inexact',
    'payment-disputed': 'Paiement contesté',
    'dispute-won': 'Litige gagné',
    'dispute-lost': 'Litige perdu',
    'money-flagged': 'Vérifiez les paiements d’une réservation',
    'records-wrong': 'Vérifiez les données d’une réservation',
    'return-contested': 'Retour contesté',
    'contest-answered': 'Réponse au sujet de votre retour',
    'return-charged': 'Frais au retour',
    'car-swapped': 'Une autre voiture pour votre réservation',
    'driver-landed': 'Le conducteur a atterri',
    'driver-late': 'Le conducteur sera en retard',
    'booking-amended': 'Votre réservation a été modifiée',
    'car-late': 'Voiture en retard',
    'next-at-risk': 'Réservation menacée\u00A0: voiture pas revenue',
    'licence-verified': 'Permis vérifié',
    'licence-unreadable': 'Permis illisible',
    'licence-expired': 'Permis expiré',
    'licence-other-person': 'Permis d’une autre personne',
    'licence-no-licence': 'Ce n’est pas un permis',
    'review-asked': 'Comment s’est passé votre trajet\u202F?',
  },
  booking: 'La réservation',
  review: {
    heading: 'Comment était la voiture\u202F?',
    stars: (many) => (many === 1 ? '1 étoile' : `${many} étoiles`),
    action: 'Donner votre avis',
  },
  why: 'Vous recevez ce message parce que les notifications par e-mail sont activées. Vous pouvez les désactiver dans vos paramètres sur Wouri.',
  always:
    'Vous recevez ce message parce qu’il concerne votre argent. Il est envoyé quels que soient vos paramètres.',
}

const es: NotificationMailTexts = {
  subject: (heading, reference, car) => `${heading}: ${reference}, ${car}`,
  newBooking: 'Nueva reserva',
  headings: {
    'cancellation-asked': 'Cancelación solicitada',
    'cancellation-finalised': 'Reserva cancelada',
    'cancellation-declined': 'Cancelación rechazada',
    'change-asked': 'Modificación solicitada',
    'change-accepted': 'Reserva modificada',
    'change-declined': 'Modificación rechazada',
    'booking-lapsed': 'Reserva sin confirmar cancelada',
    'pick-up-tomorrow': 'Se acerca su recogida',
    'hold-expired': 'Plazo de pago terminado',
    'part-received': 'Ha llegado una parte de su pago',
    'parts-returned': 'El resto no llegó a tiempo',
    'payment-received': 'Pago recibido',
    'payment-refunded': 'Pago reembolsado',
    'refund-late': 'Reembolso con retraso',
    'wrong-sum': 'Importe recibido incorrecto',
    'payment-disputed': 'Pago en disputa',
    'dispute-won': 'Disputa ganada',
    'dispute-lost': 'Disputa perdida',
    'money-flagged': 'Revise los pagos de una reserva',
    'records-wrong': 'Revise los datos de una reserva',
    'return-contested': 'Devolución impugnada',
    'contest-answered': 'Respuesta sobre su devolución',
    'return-charged': 'Cargos en la devolución',
    'car-swapped': 'Otro coche para su reserva',
    'driver-landed': 'El conductor ha aterrizado',
    'driver-late': 'El conductor llegará tarde',
    'booking-amended': 'Su reserva se ha modificado',
    'car-late': 'Coche con retraso',
    'next-at-risk': 'Reserva en riesgo: el coche no ha vuelto',
    'licence-verified': 'Permiso verificado',
    'licence-unreadable': 'Permiso ilegible',
    'licence-expired': 'Permiso caducado',
    'licence-other-person': 'Permiso de otra persona',
    'licence-no-licence': 'No es un permiso',
    'review-asked': '¿Qué tal el viaje?',
  },
  booking: 'La reserva',
  review: {
    heading: '¿Qué tal el coche?',
    stars: (many) => (many === 1 ? '1 estrella' : `${many} estrellas`),
    action: 'Opinar sobre el viaje',
  },
  why: 'Recibe este mensaje porque las notificaciones por correo están activadas. Puede desactivarlas en sus ajustes de Wouri.',
  always: 'Recibe este mensaje porque se trata de su dinero. Se envía sean cuales sean sus ajustes.',
}

export const notificationMailTexts: Record<Language, NotificationMailTexts> = { en, fr, es }
