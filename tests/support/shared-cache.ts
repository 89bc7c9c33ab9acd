// What a cache on the way may do with an answer (RFC 9111): keep it, and give it to whoever asks for the same in the same way.

import type { LightMyRequestResponse } from 'fastify'

export type Asked = { headers: Readonly<Record<string, string>>; response: LightMyRequestResponse }

/** True when anybody may be given the answer again without asking the server. */
export function isKept({ response: { headers } }: Asked): boolean {
  const said = String(headers['cache-control'])
  return /\b(public|s-maxage|max-age)\b/.test(said) && !/\b(private|no-store|no-cache)\b/.test(said)
}

/** True when the cache would give the kept answer to that other request. */
export function isGivenTo(kept: Asked, other: Asked): boolean {
  const varying = (kept.response.headers['vary'] ?? '').split(/, */)
  return varying.every((name) => kept.headers[name.toLowerCase()] === other.headers[name.toLowerCase()])
}
