// Phone numbers as people type and paste them. The plans of the countries that drivers call from are a table here: a library of
// all the world's plans weighs more than this app.

import { typedLine } from '../text/pasted.ts'

/** Nine digits, beginning with 6 for a mobile phone and 2 for a line. */
const national = /^[26]\d{8}$/

/** The digits after the code, where a country gives every number as many: a digit too few or too many is no number there. */
const lengths: Readonly<Record<string, number>> = {
  '1': 10,
  '33': 9,
  '34': 9,
  '221': 9,
  '225': 10,
  '235': 8,
  '236': 8,
  '240': 9,
  '242': 9,
}

/** Countries that write a 0 before a number which is not dialled from abroad. */
const trunkZero = /^\+(237|32|33|4[134569]|31|212|213|27)0/

/**
 * Returns the international form: `6 71 23 45 67`, `00237 671234567` and `+237 (0) 237 671-23-45-67` become `+237671234567`.
 * Anything else stays, to be refused.
 */
export function internationalPhone(typed: string): string {
  const dialled = typedLine(typed)
    .replace(/^tel:/i, '')
    .replace(/\(0\)|[\s()./-]/g, '')
  if (national.test(dialled)) return `+237${dialled}`
  // The code was in the field already, or was typed twice.
  const ours = /^(?:(?:\+|00)*237)+0?([26]\d{8})$/.exec(dialled)
  if (ours) return `+237${ours[1]}`
  if (!/^(?:\+|00)/.test(dialled)) return dialled
  return `+${dialled.replace(/^(?:\+|00)+/, '')}`
    .replace(/^\+(\d{1,3})(?:\+|00)\1/, '+$1')
    .replace(trunkZero, '+$1')
}

/** True for a number in its international form (E.164), by the plan of its country where that is known here. */
export function isPhone(phone: string): boolean {
  if (phone.startsWith('+237')) return national.test(phone.slice(4))
  const code = Object.keys(lengths).find((each) => phone.startsWith(`+${each}`))
  return /^\+[1-9]\d{6,14}$/.test(phone) && (!code || phone.length === 1 + code.length + lengths[code]!)
}

/**
 * The digits to look a number up by, of however much of it was typed: `00237 671 23` is `67123`. Null for a text that is no part of
 * a number, and for fewer than four digits.
 */
export function soughtPhone(typed: string): string | null {
  const line = typedLine(typed)
  if (!/^[\d\s+()./-]+$/.test(line)) return null
  const digits = line
    .replace(/\(0\)|[\s()./-]/g, '')
    .replace(/^(?:(?:\+|00)*237)+(?=\d{4})/, '')
    .replace(/^(?:\+|00)+/, '')
  return /^\d{4,15}$/.test(digits) ? digits : null
}

/** Returns a number in groups that can be read aloud: `+237 6 71 23 45 67`. Other countries stay as they are. */
export function readablePhone(phone: string): string {
  const groups = /^\+237(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(phone)
  return groups ? `+237 ${groups.slice(1).join(' ')}` : phone
}
