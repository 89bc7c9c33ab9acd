// Where wishes lie until the server has heard of them: in their person's store, the same for every tab.

import { useEffect } from 'react'
import { day } from '#domain/rental/period.ts'
import { draftOf } from '#client/storage/draft.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { turns } from '#client/storage/turns.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { useSession } from '#client/session/session-state.ts'
import { createStore, useStore } from '#client/store/create-store.ts'
import { outboxKey } from './outbox-key.ts'
import { nameOf, Outbox, type Waiting, type Wish, type WishOf } from './wish.ts'

const kept = draftOf(outboxKey, Outbox, Date.now, 30 * day)
const inTurn = turns('wouri-outbox')
const nothing: Outbox = {}

/** With whose it is: what one person asked for is never shown to the next. */
const store = createStore({ shown: nothing, epoch: -1 })

const channel = openChannel()
channel?.addEventListener('message', () => void follow())

/** A browser that keeps nothing may refuse channels too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('wouri-outbox')
  } catch {
    return null
  }
}

export function currentOutbox(): Outbox {
  const { shown, epoch } = store.get()
  return epoch === currentEpoch() ? shown : nothing
}

/** Reads what the device keeps for whoever is here. */
export async function look(): Promise<Outbox> {
  const begun = currentEpoch()
  const outbox = (await kept.read()) ?? nothing
  if (begun === currentEpoch()) show(outbox)
  return currentOutbox()
}

/** What another tab has sent, or taken back, is true here too: whatever it is about is asked for again. */
export async function follow(): Promise<void> {
  const before = currentOutbox()
  const after = await look()
  const gone = Object.entries(before).filter(([name]) => !(name in after))
  const roots = new Set(gone.map(([, { wish }]) => (wish.kind === 'cancellation' ? 'bookings' : 'account')))
  for (const root of roots) void currentQueryClient().invalidateQueries({ queryKey: [root] }).catch(() => undefined)
}

/** Takes a step in every tab; does nothing once its person has left. Resolves when the device keeps it. */
export function change(step: (outbox: Outbox) => Outbox): Promise<void> {
  const begun = currentEpoch()
  return inTurn(async () => {
    const next = step((await kept.read()) ?? currentOutbox())
    if (begun !== currentEpoch()) return
    show(next)
    await (Object.keys(next).length === 0 ? kept.clear() : kept.save(next))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, only windows do
    channel?.postMessage('changed')
  })
}

/** Leaves a wish to be sent; it takes the place of an earlier one about the same. */
export function leaveWaiting(wish: Wish): Promise<void> {
  return change((outbox) => ({ ...outbox, [nameOf(wish)]: { wish, at: Date.now(), problem: null } }))
}

/** Takes a wish back. What is on its way at this moment arrives all the same. */
export function withdraw(name: string): Promise<void> {
  return change((outbox) => Object.fromEntries(Object.entries(outbox).filter(([other]) => other !== name)))
}

/** Sends one again that the server would not have. */
export function tryAgain(name: string): Promise<void> {
  return change((outbox) => {
    const found = outbox[name]
    return found === undefined ? outbox : { ...outbox, [name]: { ...found, problem: null } }
  })
}

type WaitingFor<K extends Wish['kind']> = Omit<Waiting, 'wish'> & { wish: WishOf<K> }

function useOutbox(): Outbox {
  const person = useSession().user?._id
  useEffect(() => {
    if (person !== undefined) void look()
  }, [person])
  return useStore({ get: currentOutbox, subscribe: store.subscribe })
}

/** What waits under a name; `kind` says of which kind it is. */
export function useWaitingFor<K extends Wish['kind']>(kind: K, name: string = kind): WaitingFor<K> | undefined {
  const found = useOutbox()[name]
  return found?.wish.kind === kind ? (found as WaitingFor<K>) : undefined
}

function show(next: Outbox): void {
  const { shown, epoch } = store.get()
  if (epoch === currentEpoch() && JSON.stringify(next) === JSON.stringify(shown)) return
  store.set({ shown: next, epoch: currentEpoch() })
}
