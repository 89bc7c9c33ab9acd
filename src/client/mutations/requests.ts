// Requests that somebody made without a network, to be sent when there is one. Sending one twice changes nothing.
// Payments, bookings, changes of a booking and passwords are never among them.

import { useEffect } from 'react'
import * as v from 'valibot'
import { Id, Language } from '#contract/fields.ts'
import { arrivalNews } from '#domain/booking/stage.ts'
import { failures } from '#domain/failure.ts'
import { allStars, reviewChips } from '#domain/review/review.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { useSession } from '#client/session/session-state.ts'
import { mutationQueue, type Entries } from './mutation-queue.ts'

const text = v.nullable(v.string())

const Request = v.variant('kind', [
  /** Asks for the cancellation of a booking. */
  v.object({ kind: v.literal('cancellation'), booking: Id, reason: v.string() }),
  /** Tells the supplier that the driver has landed, or is late. */
  v.object({ kind: v.literal('arrival'), booking: Id, news: v.picklist(arrivalNews) }),
  /** How a trip was; `token` is that of the mail's link. */
  v.object({
    kind: v.literal('review'),
    booking: Id,
    token: text,
    carStars: v.picklist(allStars),
    supplierStars: v.picklist(allStars),
    chips: v.array(v.picklist(reviewChips)),
    text,
    language: Language,
  }),
  v.object({ kind: v.literal('mails'), wantsMails: v.boolean() }),
  /** Only what was changed of the own details. */
  v.object({
    kind: v.literal('profile'),
    changes: v.partial(
      v.object({ fullName: v.string(), phone: text, birthDate: text, location: text, bio: text }),
    ),
  }),
])
export type PendingRequest = v.InferOutput<typeof Request>
type RequestKind = PendingRequest['kind']
type RequestOf<K extends RequestKind> = Extract<PendingRequest, { kind: K }>

const RequestEntry = v.object({
  request: Request,
  /** When it was made, in milliseconds by this device's clock: distinguishes requests of the same name. */
  at: v.number(),
  /** Why the server refused it. Such a one goes out again only when its person says so. */
  problem: v.nullable(v.picklist(failures)),
})
export type RequestEntry = v.InferOutput<typeof RequestEntry>

/** By name: a later request about the same thing replaces an earlier one. */
export type RequestEntries = Entries<RequestEntry>

const EarlierEntries = v.record(v.string(), v.looseObject({ wish: v.unknown() }))

export const requestQueue = mutationQueue('requests', {
  entry: RequestEntry,
  fromEarlier: (value) => {
    const earlier = v.safeParse(EarlierEntries, value)
    if (!earlier.success) return null
    return Object.fromEntries(
      Object.entries(earlier.output).map(([name, { wish, ...entry }]) => [name, { ...entry, request: wish }]),
    )
  },
  // What another tab has sent, or taken back, is true here too: whatever it is about is asked for again.
  onGone: (entries) => {
    const roots = new Set(entries.map(({ request }) => ('booking' in request ? 'bookings' : 'account')))
    for (const root of roots)
      void currentQueryClient()
        .invalidateQueries({ queryKey: [root] })
        .catch(() => undefined)
  },
})

function nameOf(request: PendingRequest): string {
  switch (request.kind) {
    case 'cancellation':
      return `cancellation-${request.booking}`
    case 'review':
      return `review-${request.booking}`
    case 'arrival':
      return `arrival-${request.news}-${request.booking}`
    default:
      return request.kind
  }
}

/** Leaves a request to be sent. */
export function queueRequest(request: PendingRequest): Promise<void> {
  return requestQueue.update((entries) => ({
    ...entries,
    [nameOf(request)]: { request, at: Date.now(), problem: null },
  }))
}

/** Takes a request back. What is on its way at this moment arrives all the same. */
export function withdrawRequest(name: string): Promise<void> {
  return requestQueue.update((entries) =>
    Object.fromEntries(Object.entries(entries).filter(([other]) => other !== name)),
  )
}

/** Lets one go out again that the server refused. */
export function retryRequest(name: string): Promise<void> {
  return requestQueue.update((entries) => {
    const found = entries[name]
    return found === undefined ? entries : { ...entries, [name]: { ...found, problem: null } }
  })
}

type EntryOf<K extends RequestKind> = Omit<RequestEntry, 'request'> & { request: RequestOf<K> }

/** What is pending under a name; `kind` says of which kind it is. */
export function usePendingRequest<K extends RequestKind>(
  kind: K,
  name: string = kind,
): EntryOf<K> | undefined {
  const { state, user } = useSession()
  const person = state === 'out' ? null : user?._id
  const found = requestQueue.usePending(person).entries[name]
  useEffect(() => {
    if (person !== undefined) void requestQueue.refresh()
  }, [person])
  return found?.request.kind === kind ? (found as EntryOf<K>) : undefined
}

/** The first that can go out; `skipped` are those that wait for another time. */
export function nextToSend(
  entries: RequestEntries,
  skipped: readonly string[],
): [name: string, entry: RequestEntry] | undefined {
  return Object.entries(entries)
    .filter(([name, { problem }]) => problem === null && !skipped.includes(name))
    .toSorted(([, a], [, b]) => a.at - b.at)[0]
}

/** Without one, unless another request has taken its place since. */
export function without(entries: RequestEntries, name: string, at: number): RequestEntries {
  const { [name]: found, ...rest } = entries
  return found?.at === at ? rest : entries
}

/** With what the server has against it. */
export function withProblem(
  entries: RequestEntries,
  name: string,
  at: number,
  problem: RequestEntry['problem'],
): RequestEntries {
  const found = entries[name]
  return found?.at === at ? { ...entries, [name]: { ...found, problem } } : entries
}
