// Places as people write them.

import type { Translated } from '../language.ts'
import { plain } from '../text/plain.ts'

/** What a place is called, and what else people call it. */
export type NamedPlace = { name: Translated; aliases?: readonly string[] | undefined }

/** The place whose name is exactly what is typed, in any language or by another name; null without one. */
export function placeNamed<P extends NamedPlace>(all: readonly P[], typed: string): P | null {
  const asked = plain(typed.trim())
  return (
    all.find(({ name, aliases = [] }) =>
      [...Object.values(name), ...aliases].some((one) => plain(one) === asked),
    ) ?? null
  )
}
