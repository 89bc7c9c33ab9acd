// The currencies offered to people.

/** All prices are kept in this currency, as integers: the CFA franc has no minor unit in use. */
export const baseCurrency = 'XAF'

export const currencies = ['XAF', 'EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** XAF for one EUR: fixed by treaty, whatever a rate provider says. */
export const euroParity = 655.957

export const currencySymbols: Record<string, string> = { XAF: 'FCFA', EUR: '€', USD: '$', GBP: '£' }

/** True for a currency that a person may choose. A stored or linked code is accepted only through here. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.includes(value as Currency)
}
