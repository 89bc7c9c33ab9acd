// The currencies offered to people, and the wider list of codes that a conversion accepts.

/** All prices are kept in this currency, as integers: the CFA franc has no minor unit in use. */
export const baseCurrency = 'XAF'

export const currencies = ['XAF', 'EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** XAF for one EUR: fixed by treaty, whatever a rate provider says. */
export const euroParity = 655.957

export const currencySymbols: Record<string, string> = { XAF: 'FCFA', EUR: '€', USD: '$', GBP: '£' }

const iso4217 =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
  'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG ' +
  'HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA ' +
  'MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD ' +
  'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX ' +
  'USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'

/** Every code a conversion understands; only `currencies` are offered on the site. */
export const currencyCodes: ReadonlySet<string> = new Set(iso4217.split(' '))

/** True for a currency that a person may choose. A stored or linked code is accepted only through here. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.includes(value as Currency)
}
