// What somebody asked for without a network, to be sent when there is one: each is a last word, so that sending it twice
// says nothing new. Payments, bookings, changes of a booking and passwords are never among them.

import * as v from 'valibot'
import { Id } from '#contract/fields.ts'
import { failures } from '#domain/failure.ts'

const text = v.nullable(v.string())

export const Wish = v.variant('kind', [
  /** Asks for the cancellation of a booking. */
  v.object({ kind: v.literal('cancellation'), booking: Id, reason: v.string() }),
  v.object({ kind: v.literal('mails'), wantsMails: v.boolean() }),
  /** Only what was changed of the own details. */
  v.object({
    kind: v.literal('profile'),
    changes: v.partial(
      v.object({ fullName: v.string(), phone: text, birthDate: text, location: text, bio: text }),
    ),
  }),
])
export type Wish = v.InferOutput<typeof Wish>
export type WishOf<K extends Wish['kind']> = Extract<Wish, { kind: K }>

export const Waiting = v.object({
  wish: Wish,
  /** When it was asked for, in milliseconds by this device's clock: tells one wish from the next under the same name. */
  at: v.number(),
  /** Why the server would not have it. Such a one goes out again only when its person says so. */
  problem: v.nullable(v.picklist(failures)),
})
export type Waiting = v.InferOutput<typeof Waiting>

/** By what they are about: a later wish takes the place of an earlier one. */
export const Outbox = v.record(v.string(), Waiting)
export type Outbox = v.InferOutput<typeof Outbox>

export function nameOf(wish: Wish): string {
  return wish.kind === 'cancellation' ? `cancellation-${wish.booking}` : wish.kind
}

/** The first that can go out; `tried` are those that wait for another time. */
export function nextToSend(outbox: Outbox, tried: ReadonlySet<string>): [name: string, waiting: Waiting] | undefined {
  return Object.entries(outbox)
    .filter(([name, { problem }]) => problem === null && !tried.has(name))
    .toSorted(([, a], [, b]) => a.at - b.at)[0]
}

/** Without one, unless another wish has taken its place since. */
export function without(outbox: Outbox, name: string, at: number): Outbox {
  const { [name]: found, ...rest } = outbox
  return found?.at === at ? rest : outbox
}

/** With what the server has against it. */
export function withProblem(outbox: Outbox, name: string, at: number, problem: Waiting['problem']): Outbox {
  const found = outbox[name]
  return found?.at === at ? { ...outbox, [name]: { ...found, problem } } : outbox
}
