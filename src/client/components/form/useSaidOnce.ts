import { useState } from 'react'

/**
 * For what is announced when a form is sent and then becomes shorter with every field that is filled in: read out once, not with
 * each of them again. Takes the names; `isNew` is false once one of them is gone, and `key` changes when another comes.
 */
export function useSaidOnce(names: readonly string[]): { key: string; isNew: boolean } {
  const [said, setSaid] = useState(names)
  const isOther = names.some((name) => !said.includes(name))
  if (isOther) setSaid(names)
  const key = (isOther ? names : said).join()
  return { key, isNew: isOther || names.length === said.length }
}
