// What somebody at a desk types to find a booking.

import { soughtPhone } from '../people/phone.ts'

export type SoughtPart = {
  /** Each is somewhere in what the booking is called by. */
  words: string[]
  /** Or these digits are in a phone number: words of digits beside each other are one number. Null where they are none. */
  phone: string | null
}

const ofDigits = /^[+\d()./-]+$/

/** Takes the text of a search; gives its words in order, those of digits together. A reference may begin with `#`. */
export function soughtParts(typed: string): SoughtPart[] {
  const words = typed
    .split(/[\s\p{Cc}]+/u)
    .map((word) => word.replace(/^#/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const parts: SoughtPart[] = []
  let number: string[] = []
  const endNumber = () => {
    if (number.length > 0) parts.push({ words: number, phone: soughtPhone(number.join(' ')) })
    number = []
  }
  for (const word of words)
    if (ofDigits.test(word)) number.push(word)
    else {
      endNumber()
      parts.push({ words: [word], phone: null })
    }
  endNumber()
  return parts
}
