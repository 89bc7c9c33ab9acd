// Many rows of a list, each for itself: one that is refused does not keep the others.

import type { FastifyRequest } from 'fastify'
import type { BulkAnswer } from '#contract/bookings/booking-acts.ts'
import type { Failure } from '#domain/failure.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Of who may not act any more, no row is worth trying. */
const hasEnded = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'signed-out' || error.code === 'suspended')

/** Cancelling a booking asks a provider; one after the other, fifty would outlast the person who waits. */
const atOnce = 4

/**
 * Acts once on each id, in its own transaction. Refusals are returned with their code; for an unexpected failure `onError`
 * gets the reason and the caller `unexpected`, because earlier ones are committed by then. Throws `signed-out` or `suspended`
 * when that happened meanwhile.
 */
export async function eachRow(
  ids: readonly string[],
  act: (id: string) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<BulkAnswer> {
  const waiting = [...new Set(ids)]
  const refused = new Map<string, Failure>()
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await act(id)
      } catch (error) {
        if (hasEnded(error)) throw error
        if (!(error instanceof Refusal)) onError(error)
        refused.set(id, error instanceof Refusal ? error.code : 'unexpected')
      }
    }
  }
  const unique = [...waiting]
  await Promise.all(Array.from({ length: atOnce }, work))
  return {
    done: unique.filter((id) => !refused.has(id)),
    refused: unique.filter((id) => refused.has(id)).map((id) => ({ _id: id, code: refused.get(id)! })),
  }
}

/** The unexpected is written down as it is elsewhere; the others go on. */
export function noteIn({ log, id }: FastifyRequest): (error: unknown) => void {
  return (error) => log.error({ err: error, reqId: id }, 'unexpected')
}
