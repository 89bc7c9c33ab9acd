// Text as people compare it: small letters, without accents, as an ordinary keyboard writes them.

import { sql, type RawBuilder } from 'kysely'

/** Letters that are no letter with an accent, and their neighbour on an ordinary keyboard. The languages here write them. */
const plain: Readonly<Record<string, string>> = {
  Ŋŋ: 'n',
  Ɓɓ: 'b',
  Ɗɗ: 'd',
  ƐɛƎǝ: 'e',
  ƆɔØø: 'o',
  Łł: 'l',
  '’‘ʼ': "'",
}
const letters = Object.keys(plain).join('')
const replacements = Object.entries(plain)
  .map(([from, to]) => to.repeat([...from].length))
  .join('')

/**
 * A text expression in small letters without accents. It needs no extension and no locale: the database may have none. Most
 * texts are ASCII, as many bytes as letters, and spared what the others need.
 */
export function fold(text: RawBuilder<string>): RawBuilder<string> {
  const bare = sql`regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`
  return sql`CASE WHEN octet_length(${text}) = char_length(${text}) THEN lower(${text})
    ELSE translate(lower(${bare}), ${letters}, ${replacements}) END`
}

/** The same rule as the database has it for its indexes: what stands in one is compared with what this gives. */
export const folded = (text: RawBuilder<string>) => sql<string>`folded(${text})`

/** A pattern of LIKE for what has `typed` anywhere in it. */
export const likeAny = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
