// Sends the content of one queue, each change once: a second run, in this tab or another, waits and finds it empty.
// Handlers say how to send; nothing here throws.

import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import type { Entries, MutationQueue } from './mutation-queue.ts'

/** Whose changes are sent. */
export type Sender = { person: string; epoch: number }

export type MutationHandler<E, B, A, Note = never> = {
  queue: MutationQueue<E, Note>
  /** Null for what also a guest sends; then `person` is empty. */
  isForGuests?: boolean
  /** What goes out with the next call; null when nothing can. `skipped` are those that wait for another time. */
  next: (entries: Entries<E>, skipped: readonly B[]) => B | null
  send: (batch: B, sender: Sender) => Promise<A>
  /** The server has accepted it, and the same person is still here. */
  onSent: (batch: B, answer: A, sender: Sender) => Promise<void>
  /** It has taken it, and they have signed in or out meanwhile. */
  onSentTooLate?: (batch: B) => Promise<void>
  /** The server will not have it: every other failure than these two. */
  onRefused: (batch: B, problem: Failure) => Promise<void>
  /** Temporary failures that would hit the rest as well. */
  stopsOn: ReadonlySet<Failure>
  /** Failures that pass and are this one's alone. */
  skipsOn?: ReadonlySet<Failure>
  onStopped?: (batch: B, problem: Failure) => void
  /** Nothing was there to be sent. */
  onNothing?: () => Promise<void>
  /** At the end, when anything was sent. */
  onDone?: (sender: Sender) => void
}

/** Resolves when nothing more can be done now; true when something has been sent. */
export function sync<E, B, A, Note>(handler: MutationHandler<E, B, A, Note>): Promise<boolean> {
  return handler.queue.exclusively(() => sendAll(handler))
}

async function sendAll<E, B, A, Note>(handler: MutationHandler<E, B, A, Note>): Promise<boolean> {
  const { queue } = handler
  await queue.refresh()
  const person = readStoredUser()?._id
  if (person === undefined && !handler.isForGuests) return false
  const sender = { person: person ?? '', epoch: currentEpoch() }
  const isHere = () => sender.epoch === currentEpoch()
  const skipped: B[] = []
  let isAnySent = false
  let isAnyFound = false
  while (isHere()) {
    const batch = handler.next(queue.current().entries, skipped)
    if (batch === null) break
    isAnyFound = true
    const outcome = await attempt(handler, batch, sender)
    isAnySent ||= outcome === 'sent'
    if (outcome === 'over') return isAnySent
    if (outcome === 'skipped') skipped.push(batch)
    // Another one may have been taken back meanwhile, or sent by an older tab.
    if (isHere()) await queue.refresh()
  }
  if (!isAnyFound) await handler.onNothing?.()
  if (isAnySent && isHere()) {
    queue.report(null)
    handler.onDone?.(sender)
  }
  return isAnySent
}

type Outcome = 'sent' | 'refused' | 'skipped' | 'over'

/** `over`: the rest would fail the same way, or belongs to a person who has left. */
async function attempt<E, B, A, Note>(
  handler: MutationHandler<E, B, A, Note>,
  batch: B,
  sender: Sender,
): Promise<Outcome> {
  const isHere = () => sender.epoch === currentEpoch()
  let answer: A
  try {
    answer = await handler.send(batch, sender)
  } catch (error) {
    if (!isHere()) return 'over'
    const problem = failureCode(error)
    if (handler.skipsOn?.has(problem)) return 'skipped'
    if (handler.stopsOn.has(problem)) {
      handler.queue.report(problem)
      handler.onStopped?.(batch, problem)
      return 'over'
    }
    await handler.onRefused(batch, problem)
    return 'refused'
  }
  if (isHere()) await handler.onSent(batch, answer, sender)
  else await handler.onSentTooLate?.(batch)
  return 'sent'
}
