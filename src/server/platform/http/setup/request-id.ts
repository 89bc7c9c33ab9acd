// The id of a request, sent with its answer and logged with its errors. Random, so that it is unique among many processes
// and does not reveal how many requests there were.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const wellFormed = /^[\w.:-]{8,128}$/

/**
 * Takes how many proxies are trusted; returns what names a request. With a trusted proxy in front the id that it has given
 * the request is passed on, so that both logs tell the same one.
 */
export function requestIds(trustedHops: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers['x-request-id']
    return trustedHops > 0 && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
  }
}
