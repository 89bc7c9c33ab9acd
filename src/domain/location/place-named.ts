// Places as people write them.

import type { Translated } from '../language.ts'

/** Lower case without accents: `Yaoundé` and `yaounde` are one word. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The place whose name is exactly what is typed, in any language; null without one. */
export function placeNamed<P extends { name: Translated }>(all: readonly P[], typed: string): P | null {
  const asked = plain(typed.trim())
  return all.find(({ name }) => Object.values(name).some((one) => plain(one) === asked)) ?? null
}
