// The sentences of notifications. No-break spaces are written as escapes: U+202F comes before ; ! ? in French, U+00A0
// before a colon. Nothing a person typed is in them.

import type { Language } from '#domain/language.ts'
import type { EventTexts } from './event-texts.ts'
import { backIn } from './sum-of.ts'
import { es } from './texts-es.ts'

const en: EventTexts = {
  'booking-made': ({ reference, car }) => `We have your booking ${reference}: ${car}.`,
  'new-booking': ({ reference, car, pickUp }) => `New booking ${reference}: ${car}, pick-up ${pickUp}.`,
  'status-changed': ({ reference, car, became }) => `Your booking ${reference} ${became}: ${car}.`,
  'cancellation-asked': ({ reference, car }) =>
    `The driver of booking ${reference} asks to cancel it: ${car}.`,
  'cancellation-finalised': ({ reference, car, ...money }) =>
    `Your booking ${reference} is cancelled: ${car}.${backIn(money, (sum) => `You get ${sum} back`, 'What you paid is not refunded')}`,
  'fleet-booking-cancelled': ({ reference, car, ...money }) =>
    `Booking ${reference} is cancelled, and its car is free again: ${car}.${backIn(money, (sum) => `The driver gets ${sum} back`, 'What was paid is not refunded')}`,
  'cancellation-declined': ({ reference, car }) =>
    `Your request to cancel booking ${reference} was declined. The booking stays as it was: ${car}.`,
  'change-asked': ({ reference, car }) => `The driver of booking ${reference} asks to change it: ${car}.`,
  'change-accepted': ({ reference, car, pickUp }) =>
    `Your booking ${reference} is changed as you asked: ${car}, pick-up ${pickUp}.`,
  'change-declined': ({ reference, car }) =>
    `Your request to change booking ${reference} was declined; the booking stays as it was: ${car}.`,
  'booking-lapsed': ({ reference, car }) =>
    `Your booking ${reference} is cancelled, because its email address was not confirmed in time: ${car}.`,
  'car-free-again': ({ reference, car, pickUp }) =>
    `Booking ${reference} is cancelled, because its driver did not confirm the email address in time. The car is free again: ${car}, pick-up ${pickUp}.`,
  'pick-up-tomorrow': ({ reference, car, pickUp }) =>
    `Your pick-up is coming up: ${car}, ${pickUp}. Booking ${reference}.`,
  'hold-expired': ({ reference, car }) =>
    `The time to pay for booking ${reference} ran out. We no longer hold the car: ${car}.`,
  'part-received': ({ reference, car, sum }) =>
    `We received ${sum ?? 'part of the payment'} for booking ${reference}: ${car}. Pay the rest while we hold the car; otherwise we refund it.`,
  'parts-returned': ({ reference, car }) =>
    `The rest of the payment for booking ${reference} did not arrive in time. We no longer hold the car, and refund what you paid: ${car}.`,
  'payment-received': ({ reference, car, sum }) =>
    `A payment${sum === null ? '' : ` of ${sum}`} for booking ${reference} has arrived: ${car}.`,
  'payment-refunded': ({ reference, car, sum }) =>
    `${sum ?? 'Your payment'} for booking ${reference} has been refunded: ${car}.`,
  'refund-late': ({ reference, car }) =>
    `Your refund for booking ${reference} is taking longer than it should: ${car}. The payment provider has not paid it out yet. We keep trying, and the agency knows. You do not have to do anything.`,
  'refund-stuck': ({ reference, car }) =>
    `A refund for booking ${reference} has not gone through: ${car}. The payment provider has refused it, or has had it for a day. Look for the reason in its dashboard. A refund made there counts; until then we keep trying.`,
  'wrong-sum': ({ reference, car }) =>
    `The payment for booking ${reference} was not the amount due, so we refund all of it the way you paid: ${car}. Your booking shows whether we still hold the car, and what is left to pay.`,
  'payment-disputed': ({ reference, car }) =>
    `The payment for booking ${reference} is disputed: ${car}. The bank may hold the money until this is settled. Respond at the payment provider.`,
  'dispute-won': ({ reference, car }) =>
    `The dispute over booking ${reference} is won, and the money is yours: ${car}.`,
  'dispute-lost': ({ reference, car }) =>
    `The dispute over booking ${reference} is lost; the money stays with the driver’s bank: ${car}.`,
  'money-flagged': ({ reference, car }) =>
    `The payments of booking ${reference} do not match the payment provider: ${car}. Compare the two before you continue.`,
  'records-wrong': ({ reference, car }) =>
    `The records of booking ${reference} contradict each other: ${car}. Compare its payments, calendar and history.`,
  'return-contested': ({ reference, car }) =>
    `The driver of booking ${reference} contests what was recorded at the return: ${car}.`,
  'contest-answered': ({ reference, car }) =>
    `The agency has answered what you said about the return of booking ${reference}: ${car}.`,
  'deposit-taken': ({ reference, car, sum }) =>
    `The agency has taken ${sum ?? 'money'} as the security deposit of booking ${reference}: ${car}. It goes back to you after the return.`,
  'deposit-returned': ({ reference, car, sum }) =>
    `The agency has given you back ${sum ?? 'money'} of the security deposit of booking ${reference}: ${car}.`,
  'deposit-retained': ({ reference, car, sum }) =>
    `The agency keeps ${sum ?? 'money'} of the security deposit of booking ${reference}: ${car}. Your booking says what for.`,
  'deposit-corrected': ({ reference, car, sum }) =>
    `A line of ${sum ?? 'money'} in the security deposit of booking ${reference} was typed wrong and is taken back: ${car}. Your booking shows what stands.`,
  'deposit-held': ({ reference, car }) =>
    `The security deposit of booking ${reference} is still held a week after the return: ${car}. Give it back, or write down what is kept and why.`,
  'return-charged': ({ reference, car }) =>
    `The return of booking ${reference} costs more: ${car}. Your booking says what for; you may refuse a line.`,
  'car-swapped': ({ reference, car }) =>
    `You will get another car for booking ${reference}, at the price you agreed to: ${car}.`,
  'driver-landed': ({ reference, car }) => `The driver of booking ${reference} has landed: ${car}.`,
  'driver-late': ({ reference, car }) =>
    `The driver of booking ${reference} is late for the pick-up: ${car}.`,
  'booking-amended': ({ reference, car, pickUp }) =>
    `The agency has changed your booking ${reference}: ${car}, pick-up ${pickUp}.`,
  'car-late': ({ reference, car }) => `The car of booking ${reference} is not back in time: ${car}.`,
  'next-at-risk': ({ reference, car, pickUp }) =>
    `Booking ${reference} is at risk: its car is not back yet, ${car}, pick-up ${pickUp}. Give it another car, or call the driver who has it.`,
  'licence-verified': ({ reference, car }) =>
    `Your driving licence is verified for booking ${reference}: ${car}.`,
  'licence-unreadable': ({ reference, car }) =>
    `The picture of your driving licence for booking ${reference} cannot be read: ${car}. Send a sharper one before the pick-up.`,
  'licence-expired': ({ reference, car }) =>
    `The driving licence you sent for booking ${reference} has expired: ${car}. Send a valid one before the pick-up.`,
  'licence-other-person': ({ reference, car }) =>
    `The name on the driving licence is not that of the driver of booking ${reference}: ${car}. Send the driver’s own before the pick-up.`,
  'licence-no-licence': ({ reference, car }) =>
    `The file you sent for booking ${reference} is not a driving licence: ${car}. Send your licence before the pick-up.`,
  'review-asked': ({ reference, car }) => `How was your trip? ${car}, booking ${reference}.`,
}

const fr: EventTexts = {
  'booking-made': ({ reference, car }) => `Votre réservation ${reference} est enregistrée\u00A0: ${car}.`,
  'new-booking': ({ reference, car, pickUp }) =>
    `Nouvelle réservation ${reference}\u00A0: ${car}, prise en charge le ${pickUp}.`,
  'status-changed': ({ reference, car, became }) => `Votre réservation ${reference} ${became}\u00A0: ${car}.`,
  'cancellation-asked': ({ reference, car }) =>
    `Le conducteur de la réservation ${reference} demande son annulation\u00A0: ${car}.`,
  'cancellation-finalised': ({ reference, car, ...money }) =>
    `Votre réservation ${reference} est annulée\u00A0: ${car}.${backIn(money, (sum) => `${sum} vous sont rendus`, 'Ce que vous avez payé n’est pas remboursé')}`,
  'fleet-booking-cancelled': ({ reference, car, ...money }) =>
    `La réservation ${reference} est annulée, et sa voiture est de nouveau libre\u00A0: ${car}.${backIn(money, (sum) => `${sum} sont rendus au conducteur`, 'Ce qui a été payé n’est pas remboursé')}`,
  'cancellation-declined': ({ reference, car }) =>
    `Votre demande d’annulation de la réservation ${reference} a été refusée\u202F; elle est maintenue\u00A0: ${car}.`,
  'change-asked': ({ reference, car }) =>
    `Le conducteur de la réservation ${reference} demande à la modifier\u00A0: ${car}.`,
  'change-accepted': ({ reference, car, pickUp }) =>
    `Votre réservation ${reference} est modifiée comme vous l’avez demandé\u00A0: ${car}, prise en charge le ${pickUp}.`,
  'change-declined': ({ reference, car }) =>
    `Votre demande de modification de la réservation ${reference} a été refusée\u202F; la réservation reste inchangée\u00A0: ${car}.`,
  'booking-lapsed': ({ reference, car }) =>
    `Votre réservation ${reference} est annulée, car son adresse e-mail n’a pas été confirmée à temps\u00A0: ${car}.`,
  'car-free-again': ({ reference, car, pickUp }) =>
    `La réservation ${reference} est annulée, car son conducteur n’a pas confirmé l’adresse e-mail à temps. La voiture est de nouveau libre\u00A0: ${car}, prise en charge le ${pickUp}.`,
  'pick-up-tomorrow': ({ reference, car, pickUp }) =>
    `Votre prise en charge approche\u00A0: ${car}, ${pickUp}. Réservation ${reference}.`,
  'hold-expired': ({ reference, car }) =>
    `Le délai pour payer la réservation ${reference} est écoulé, et la voiture ne vous est plus gardée\u00A0: ${car}.`,
  'part-received': ({ reference, car, sum }) =>
    `Nous avons reçu ${sum ?? 'une partie du paiement'} pour la réservation ${reference}\u00A0: ${car}. Payez le reste pendant que la voiture vous est gardée\u202F; sinon, nous vous remboursons.`,
  'parts-returned': ({ reference, car }) =>
    `Le reste du paiement de la réservation ${reference} n’est pas arrivé à temps. La voiture ne vous est plus gardée, et nous remboursons ce que vous avez payé\u00A0: ${car}.`,
  'payment-received': ({ reference, car, sum }) =>
    `Un paiement${sum === null ? '' : ` de ${sum}`} pour la réservation ${reference} est arrivé\u00A0: ${car}.`,
  'payment-refunded': ({ reference, car, sum }) =>
    `Votre paiement pour la réservation ${reference} a été remboursé${sum === null ? '' : ` (${sum})`}\u00A0: ${car}.`,
  'refund-late': ({ reference, car }) =>
    `Le remboursement de votre réservation ${reference} prend plus de temps que prévu\u00A0: ${car}. Le prestataire de paiement n’a pas encore versé l’argent. Nous continuons d’essayer et l’agence est prévenue\u202F; vous n’avez rien à faire.`,
  'refund-stuck': ({ reference, car }) =>
    `Un remboursement de la réservation ${reference} n’est pas passé\u00A0: ${car}. Le prestataire de paiement l’a refusé, ou le garde depuis un jour. Cherchez la raison dans son tableau de bord. Un remboursement fait là-bas compte\u202F; d’ici là, nous réessayons.`,
  'wrong-sum': ({ reference, car }) =>
    `Le paiement de la réservation ${reference} n’était pas du montant dû. Nous remboursons tout par le même moyen\u00A0: ${car}. Votre réservation indique si la voiture vous est encore gardée et ce qu’il reste à payer.`,
  'payment-disputed': ({ reference, car }) =>
    `Le paiement de la réservation ${reference} est contesté\u00A0: ${car}. La banque peut retenir l’argent jusqu’à la décision. Répondez chez le prestataire de paiement.`,
  'dispute-won': ({ reference, car }) =>
    `Le litige sur la réservation ${reference} est gagné, et l’argent est à vous\u00A0: ${car}.`,
  'dispute-lost': ({ reference, car }) =>
    `Le litige sur la réservation ${reference} est perdu\u202F; l’argent reste à la banque du conducteur\u00A0: ${car}.`,
  'money-flagged': ({ reference, car }) =>
    `Les paiements de la réservation ${reference} ne concordent pas avec ceux du prestataire de paiement\u00A0: ${car}. Comparez les deux avant de continuer.`,
  'records-wrong': ({ reference, car }) =>
    `Les données de la réservation ${reference} se contredisent\u00A0: ${car}. Comparez ses paiements, son calendrier et son historique.`,
  'return-contested': ({ reference, car }) =>
    `Le conducteur de la réservation ${reference} conteste ce qui a été noté au retour\u00A0: ${car}.`,
  'contest-answered': ({ reference, car }) =>
    `L’agence a répondu à ce que vous avez dit du retour de la réservation ${reference}\u00A0: ${car}.`,
  'deposit-taken': ({ reference, car, sum }) =>
    `L’agence a reçu ${sum ?? 'une somme'} en caution pour la réservation ${reference}\u00A0: ${car}. Cette somme vous revient après le retour.`,
  'deposit-returned': ({ reference, car, sum }) =>
    `L’agence vous a rendu ${sum ?? 'une somme'} de la caution de la réservation ${reference}\u00A0: ${car}.`,
  'deposit-retained': ({ reference, car, sum }) =>
    `L’agence retient ${sum ?? 'une somme'} sur la caution de la réservation ${reference}\u00A0: ${car}. Votre réservation dit pour quoi.`,
  'deposit-corrected': ({ reference, car, sum }) =>
    `Une ligne de ${sum ?? 'la caution'} de la réservation ${reference} a été mal saisie et est rayée\u00A0: ${car}. Votre réservation montre ce qui reste valable.`,
  'deposit-held': ({ reference, car }) =>
    `La caution de la réservation ${reference} est encore détenue une semaine après le retour\u00A0: ${car}. Rendez-la, ou notez ce que vous retenez et pourquoi.`,
  'return-charged': ({ reference, car }) =>
    `Le retour de la réservation ${reference} entraîne des frais\u00A0: ${car}. Votre réservation dit lesquels\u202F; vous pouvez en refuser.`,
  'car-swapped': ({ reference, car }) =>
    `Vous aurez une autre voiture pour la réservation ${reference}, au prix convenu\u00A0: ${car}.`,
  'driver-landed': ({ reference, car }) =>
    `Le conducteur de la réservation ${reference} a atterri\u00A0: ${car}.`,
  'driver-late': ({ reference, car }) =>
    `Le conducteur de la réservation ${reference} sera en retard\u00A0: ${car}.`,
  'booking-amended': ({ reference, car, pickUp }) =>
    `L’agence a modifié votre réservation ${reference}\u00A0: ${car}, prise en charge le ${pickUp}.`,
  'car-late': ({ reference, car }) =>
    `La voiture de la réservation ${reference} n’est pas revenue à l’heure\u00A0: ${car}.`,
  'next-at-risk': ({ reference, car, pickUp }) =>
    `La réservation ${reference} est menacée\u00A0: sa voiture n’est pas encore revenue, ${car}, prise en charge le ${pickUp}. Donnez-lui une autre voiture, ou appelez le conducteur qui l’a.`,
  'licence-verified': ({ reference, car }) =>
    `Votre permis de conduire est vérifié pour la réservation ${reference}\u00A0: ${car}.`,
  'licence-unreadable': ({ reference, car }) =>
    `La photo de votre permis pour la réservation ${reference} est illisible\u00A0: ${car}. Envoyez-en une plus nette avant la prise en charge.`,
  'licence-expired': ({ reference, car }) =>
    `Le permis envoyé pour la réservation ${reference} est expiré\u00A0: ${car}. Envoyez un permis valide avant la prise en charge.`,
  'licence-other-person': ({ reference, car }) =>
    `Le nom sur le permis n’est pas celui du conducteur de la réservation ${reference}\u00A0: ${car}. Envoyez le permis du conducteur avant la prise en charge.`,
  'licence-no-licence': ({ reference, car }) =>
    `Le fichier envoyé pour la réservation ${reference} n’est pas un permis de conduire\u00A0: ${car}. Envoyez votre permis avant la prise en charge.`,
  'review-asked': ({ reference, car }) =>
    `Comment s’est passé votre trajet\u202F? ${car}, réservation ${reference}.`,
}

export const eventTexts: Readonly<Record<Language, EventTexts>> = { en, fr, es }
