// Phone numbers as people in Cameroon type them.

/** Nine digits, beginning with 6 for a mobile phone and 2 for a line. */
const national = /^[26]\d{8}$/

/** Returns the international form: `6 71 23 45 67` and `00237671234567` become `+237671234567`. Anything else stays. */
export function internationalPhone(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '')
  if (national.test(digits)) return `+237${digits}`
  if (/^237[26]\d{8}$/.test(digits)) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return digits
}

/** Returns a number in groups that can be read aloud: `+237 6 71 23 45 67`. Other countries stay as they are. */
export function readablePhone(phone: string): string {
  const groups = /^\+237(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(phone)
  return groups ? `+237 ${groups.slice(1).join(' ')}` : phone
}
