// The ways to pay for a booking (rule 4).

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
