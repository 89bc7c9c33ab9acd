// Account numbers of banks, which carry a key of their own.

/** The remainder of a number of any length. */
function remainder(digits: string, by: number): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % by
  return rest
}

/** An IBAN of digits after its country (ISO 13616), with blanks, dots or hyphens between them: its check leaves 1 by 97. */
function isIban(text: string): boolean {
  const compact = text.replace(/[^A-Za-z\d]/g, '').toUpperCase()
  const moved = compact.slice(4) + compact.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return remainder(digits, 97) === 1
}

/** A RIB of Cameroon: five digits of the bank, five of the branch, eleven of the account, and the key. */
function isRib(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  const part = (from: number, to: number) => remainder(digits.slice(from, to), 97)
  const sum = 89 * part(0, 5) + 15 * part(5, 10) + 3 * part(10, 21)
  return digits.length === 23 && 97 - (sum % 97) === Number(digits.slice(21))
}

const ibans = /\b[A-Za-z]{2}\d{2}(?:[ .-]?\d){11,30}(?![ .-]?\d)/g
const ribs = /(?<!\d[ .-]?)\d{5}[ .-]?\d{5}[ .-]?\d{11}[ .-]?\d{2}(?![ .-]?\d)/g

/** The text without the account numbers in it that are right. */
export function withoutBankAccounts(text: string): string {
  return text
    .replace(ibans, (found) => (isIban(found) ? ' x ' : found))
    .replace(ribs, (found) => (isRib(found) ? ' x ' : found))
}
