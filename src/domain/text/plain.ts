// Text as it is compared: in small letters, without accents.

import { typedLine } from './pasted.ts'

/** Lower case without accents: `Yaoundé` and `yaounde` are one word. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** True when every word that is looked for is in the text, however it was typed or pasted. */
export function hasWords(text: string, sought: string): boolean {
  const whole = asSought(text)
  return asSought(sought)
    .split(' ')
    .every((word) => whole.includes(word))
}

const asSought = (text: string) => plain(typedLine(text)).replace(/[’‘ʼ]/g, "'")
