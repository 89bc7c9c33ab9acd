// The amount that a provider charges: the server computes it, in the smallest unit of the currency (rule 4).

import { convert } from '../money/convert.ts'
import { baseCurrency, euroParity, type Currency } from '../money/currencies.ts'
import { wayOf, type GatewayName } from './gateway.ts'

/** `amount` in the smallest unit: whole francs, or hundredths of a euro or dollar. */
export type Charge = { currency: Currency; amount: number }

/** How many decimals a currency has where money really moves: the franc has none. */
function decimalsOf(currency: Currency): number {
  return currency === baseCurrency ? 0 : 2
}

/** An amount in the smallest unit: 50 000 FCFA is 50000, 19.99 € is 1999. */
export function minorUnits(amount: number, currency: Currency): number {
  return Math.round(amount * 10 ** decimalsOf(currency))
}

/** The same back, for showing: 1999 is 19.99. */
export function majorUnits(amount: number, currency: Currency): number {
  return amount / 10 ** decimalsOf(currency)
}

/** The amount as a decimal text, as PayPal wants it: `19.99`. */
export function decimalText(amount: number, currency: Currency): string {
  return majorUnits(amount, currency).toFixed(decimalsOf(currency))
}

/** The smallest units of an amount written exactly with all its decimals (`19.99`, `150000` francs); null for any other spelling. */
export function minorOfText(text: string, currency: Currency): number | null {
  const decimals = decimalsOf(currency)
  const exact = decimals === 0 ? /^\d{1,12}$/ : /^\d{1,12}\.\d{2}$/
  return exact.test(text) ? Number(text.replace('.', '')) : null
}

/**
 * PayPal knows no franc: it is asked for euros, at the fixed parity. Operators of phones know nothing else, whatever the prices
 * were shown in. The others take all that is offered.
 */
export function chargedCurrency(gateway: GatewayName, chosen: Currency): Currency {
  if (wayOf(gateway) === 'phone') return baseCurrency
  return gateway === 'payPal' && chosen === baseCurrency ? 'EUR' : chosen
}

/**
 * What to charge for an amount in whole XAF. `chosen` and `rate` (units per XAF) are those frozen in the booking. Rounded
 * half up to the smallest unit, and never to nothing.
 */
export function chargeOf(
  xaf: number,
  gateway: GatewayName,
  { currency: chosen, rate }: { currency: Currency; rate: number },
): Charge {
  const currency = chargedCurrency(gateway, chosen)
  const units = currency === 'EUR' ? 1 / euroParity : rate
  return {
    currency,
    amount: Math.max(1, minorUnits(convert(xaf, currency, { [currency]: units }), currency)),
  }
}
