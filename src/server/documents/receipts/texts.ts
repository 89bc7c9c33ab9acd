// The words of receipts. No-break spaces are written as escapes, so that they can be seen.

import type { Language } from '#domain/language.ts'
import type { CounterMethod } from '#server/platform/db/tables/supplier-tables.ts'

export type ReceiptTexts = {
  receipt: string
  written: (date: string) => string
  reference: string
  driver: string
  supplier: string
  car: string
  pickUp: string
  dropOff: string
  price: string
  /** Of what its return costs more. */
  charges: string
  total: string
  money: string
  /** By whom it went back. */
  given: (way: string) => string
  handedBack: string
  left: string
  goingBack: string
  backAtCounter: string
  counter: Record<CounterMethod, string>
  number: (number: string) => string
  /** Of a sum that was written down wrong. */
  corrected: (number: string) => string
  deposit: (amount: string) => string
  sandbox: string
}

const en: ReceiptTexts = {
  receipt: 'Receipt',
  written: (date) => `Issued on ${date}, Cameroon time`,
  reference: 'Booking',
  driver: 'Driver',
  supplier: 'Rental agency',
  car: 'Car',
  pickUp: 'Pick-up',
  dropOff: 'Drop-off',
  price: 'Total of the booking',
  charges: 'Charges at the return',
  total: 'Total paid',
  money: 'Payments received',
  given: (way) => `Refunded: ${way}`,
  handedBack: 'Handed back at the counter',
  left: 'Due at the counter',
  goingBack: 'Refund under way',
  backAtCounter: 'To be handed back at the counter',
  counter: {
    cash: 'Cash, at the counter',
    mtnMoMo: 'MTN MoMo, at the counter',
    orangeMoney: 'Orange Money, at the counter',
    card: 'Card, at the counter',
  },
  number: (number) => `no. ${number}`,
  corrected: (number) => `Taken back, written down wrong: ${number}`,
  deposit: (amount) =>
    `The security deposit of ${amount} is not part of this: it is left at the counter and given back with the car.`,
  sandbox: 'Test mode: no money was moved.',
}

const fr: ReceiptTexts = {
  receipt: 'Reçu',
  written: (date) => `Établi le ${date}, heure du Cameroun`,
  reference: 'Réservation',
  driver: 'Conducteur',
  supplier: 'Agence',
  car: 'Voiture',
  pickUp: 'Prise en charge',
  dropOff: 'Restitution',
  price: 'Total de la réservation',
  charges: 'Frais au retour',
  total: 'Total payé',
  money: 'Paiements reçus',
  given: (way) => `Remboursé\u00A0: ${way}`,
  handedBack: 'Rendu au comptoir',
  left: 'À payer au comptoir',
  goingBack: 'En cours de remboursement',
  backAtCounter: 'À rendre au comptoir',
  counter: {
    cash: 'Espèces, au comptoir',
    mtnMoMo: 'MTN MoMo, au comptoir',
    orangeMoney: 'Orange Money, au comptoir',
    card: 'Carte, au comptoir',
  },
  number: (number) => `n°\u00A0${number}`,
  corrected: (number) => `Rayé, noté par erreur\u00A0: ${number}`,
  deposit: (amount) =>
    `La caution de ${amount} n’est pas comprise\u00A0: elle est laissée au comptoir et rendue avec la voiture.`,
  sandbox: 'Mode test\u00A0: aucun montant n’a été débité.',
}

const es: ReceiptTexts = {
  receipt: 'Recibo',
  written: (date) => `Emitido el ${date}, hora de Camerún`,
  reference: 'Reserva',
  driver: 'Conductor',
  supplier: 'Agencia',
  car: 'Coche',
  pickUp: 'Recogida',
  dropOff: 'Devolución',
  price: 'Total de la reserva',
  charges: 'Cargos en la devolución',
  total: 'Total pagado',
  money: 'Pagos recibidos',
  given: (way) => `Reembolsado: ${way}`,
  handedBack: 'Devuelto en el mostrador',
  left: 'A pagar en el mostrador',
  goingBack: 'Reembolso en curso',
  backAtCounter: 'A devolver en el mostrador',
  counter: {
    cash: 'Efectivo, en el mostrador',
    mtnMoMo: 'MTN MoMo, en el mostrador',
    orangeMoney: 'Orange Money, en el mostrador',
    card: 'Tarjeta, en el mostrador',
  },
  number: (number) => `n.º\u00A0${number}`,
  corrected: (number) => `Tachado, anotado por error: ${number}`,
  deposit: (amount) =>
    `La fianza de ${amount} no está incluida: se deja en el mostrador y se devuelve con el coche.`,
  sandbox: 'Modo de prueba: no se ha movido dinero.',
}

export const receiptTexts: Record<Language, ReceiptTexts> = { en, fr, es }
