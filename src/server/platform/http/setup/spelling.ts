// Paths of our calls ignore letter case and a slash at the end; parameters in them keep their case.

import { endpoints } from '#contract/all.ts'

const paths = [...new Set(Object.values(endpoints).map(({ path }) => path))].map((path) => path.split('/'))

/** Most calls are spelled exactly. */
const withoutParameters = new Set(
  Object.values(endpoints).flatMap(({ path }) => (path.includes(':') ? [] : [path])),
)

const isParameter = (segment: string) => segment.startsWith(':')

/** The segments of a call's path, with what the address carries in the places of its parameters. */
function respell(path: readonly string[], sent: readonly string[]): string[] | null {
  if (path.length !== sent.length) return null
  const fits = path.every(
    (segment, at) => isParameter(segment) || segment.toLowerCase() === sent[at]!.toLowerCase(),
  )
  return fits ? path.map((segment, at) => (isParameter(segment) ? sent[at]! : segment)) : null
}

/** Returns the address as the contract spells it; one that is no call's keeps its spelling but for the slash. */
export function spelled(url: string): string {
  if (!/^\/api\/[^?]/i.test(url)) return url
  const [path = ''] = url.split('?', 1)
  if (withoutParameters.has(path)) return url
  const sent = path.replace(/(?<=[^/])\/$/, '').split('/')
  const spellings = paths.flatMap((known) => respell(known, sent)?.join('/') ?? [])
  // An id may look like a word of another path: what is spelled exactly is meant exactly.
  const meant = spellings.includes(sent.join('/'))
    ? sent.join('/')
    : (spellings[0] ?? ['', 'api', ...sent.slice(2)].join('/'))
  return meant + url.slice(path.length)
}
