// The language of a country, for a first visit. The proxy in front sends the country; no address is looked up anywhere.

import type { Language } from '#domain/language.ts'

/** ISO 3166 countries where most people read one of our languages; where several are read nothing is guessed. */
const countries: Record<Language, string> = {
  fr: 'BF BI BJ BL CD CF CG CI CM DJ FR GA GF GN GP KM LU MC MF MG ML MQ NC NE PF PM RE SN TD TG WF YT',
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
  en: 'AG AU BB BS BW BZ CA DM FJ GB GD GH GI GM GY IE JM KE KN LC LR LS MT MU MW NA NG NZ SC SL SS SZ TT TZ UG US VC ZA ZM ZW',
}

/** Takes a two-letter code in either case; null for a country that says nothing about the language. */
export function languageOfCountry(country: unknown): Language | null {
  if (typeof country !== 'string' || !/^[a-z]{2}$/i.test(country)) return null
  const found = Object.entries(countries).find(([, list]) => list.split(' ').includes(country.toUpperCase()))
  return found ? (found[0] as Language) : null
}
