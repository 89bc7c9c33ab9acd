// How a booking can be paid, and what is due when (domain section 4).

import { marked } from '../rental/quote.ts'

export const paymentChoices = ['counter', 'deposit', 'full'] as const
export type PaymentChoice = (typeof paymentChoices)[number]

export type PaymentTerms = { payLater: boolean; partPaymentPercent: number }

/** The ways to pay that a supplier accepts; the online ones only when a gateway is configured. */
export function offeredChoices(terms: PaymentTerms, onlineGateway: boolean): PaymentChoice[] {
  return paymentChoices.filter((choice) => {
    if (choice === 'counter') return terms.payLater
    return onlineGateway && (choice === 'full' || terms.partPaymentPercent > 0)
  })
}

/** Whole XAF: what is charged online now and what is left for the counter. The security deposit is in neither. */
export function splitPayment(choice: PaymentChoice, total: number, partPercent: number): { now: number; counter: number } {
  const now = choice === 'counter' ? 0 : choice === 'full' ? total : marked(total, partPercent - 100)
  return { now, counter: total - now }
}
