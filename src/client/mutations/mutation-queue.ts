// Changes made on this device that the server has not received yet. One queue for each kind of change, all stored as records
// of the current person; screens show them over the server's data, and `sync.ts` sends them.

import { useEffect } from 'react'
import * as v from 'valibot'
import type { Failure } from '#domain/failure.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { draftOf } from '#client/storage/draft.ts'
import { storedMutations } from '#client/storage/storage-policy.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { turns } from '#client/storage/turns.ts'
import { createStore, useStore } from '#client/store/create-store.ts'

export type MutationKind = keyof typeof storedMutations

/** By subject: the car, notification or booking a change is about. A later change replaces an earlier one. */
export type Entries<E> = Record<string, E>

export type QueueState<E> = {
  entries: Entries<E>
  /** Why the last sending did not work; null when it did. */
  problem: Failure | null
}

type QueueOptions<E, Note> = {
  entry: v.GenericSchema<unknown, E>
  /** An entry as an earlier build stored it, in today's shape. */
  fromEarlier?: (entries: unknown) => unknown
  /** A note from another tab, beyond the fact that the queue has changed. */
  onNote?: (note: Note, person: string | null) => void
  /** Another tab has sent these, or taken them back. */
  onGone?: (entries: E[]) => void
}

type ChannelMessage = { kind: MutationKind; person: string | null; note?: unknown }

/** A browser that keeps nothing may refuse channels too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('wouri-mutations')
  } catch {
    return null
  }
}
const channel = openChannel()

const whoIsHere = () => readStoredUser()?._id ?? null

export type MutationQueue<E, Note = never> = {
  current: () => QueueState<E>
  /** For screens. `person`: another one has another queue; null is a guest, undefined reads nothing. */
  usePending: (person: string | null | undefined) => QueueState<E>
  /** Reads what the device keeps, once; what was done meanwhile stays on top. */
  load: () => Promise<void>
  /** Takes over what another tab did, and what was brought along at the sign-in. */
  refresh: () => Promise<void>
  /** Shows a change at once; resolves when the device keeps it. `note` goes to the other tabs. */
  update: (step: (entries: Entries<E>) => Entries<E>, note?: Note) => Promise<void>
  report: (problem: Failure | null) => void
  /** Runs work while nothing of this kind is being sent, in any tab. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
}

export function mutationQueue<E, Note = never>(
  kind: MutationKind,
  options: QueueOptions<E, Note>,
): MutationQueue<E, Note> {
  const { key, earlierKey, lives } = storedMutations[kind]
  const schema = v.record(v.string(), options.entry)
  const record = draftOf<Entries<E>>(key, schema, Date.now, lives)
  const earlier = draftOf(earlierKey, v.unknown(), Date.now, lives)
  /** The other kinds are looked up when they are sent. */
  const followsOtherTabs = options.onNote !== undefined || options.onGone !== undefined
  const inTurn = turns(`wouri-mutations-${kind}-stored`)
  const empty: QueueState<E> = { entries: {}, problem: null }

  /** With the epoch: one person's changes are never shown to the next, nor sent for them. */
  const store = createStore({ state: empty, epoch: currentEpoch() })
  let loading: { epoch: number; done: Promise<void> } | null = null
  let unsaved = 0
  /** A device that keeps nothing has only what is in memory. */
  let isPersistent = false

  function current(): QueueState<E> {
    const { state, epoch } = store.get()
    return epoch === currentEpoch() ? state : empty
  }
  function show(next: QueueState<E>): void {
    // Where nothing is to be sent, nothing is in its way.
    const state = Object.keys(next.entries).length === 0 ? { ...next, problem: null } : next
    store.set({ state, epoch: currentEpoch() })
  }

  async function stored(): Promise<Entries<E> | null> {
    await takeOverEarlier()
    return record.read()
  }
  /** What an earlier build left under its own key moves into the queue. */
  async function takeOverEarlier(): Promise<void> {
    const value = await earlier.read()
    if (value === null) return
    const entries = v.safeParse(schema, options.fromEarlier ? options.fromEarlier(value) : value)
    if (entries.success) await record.save({ ...entries.output, ...(await record.read()) })
    await earlier.clear()
  }

  function load(): Promise<void> {
    const epoch = currentEpoch()
    if (loading?.epoch !== epoch) loading = { epoch, done: loadIn(epoch) }
    return loading.done
  }
  async function loadIn(epoch: number): Promise<void> {
    const found = await inTurn(stored)
    if (epoch !== currentEpoch() || found === null) return
    isPersistent = true
    show({ ...current(), entries: { ...found, ...current().entries } })
  }

  async function refresh(): Promise<void> {
    await load()
    const epoch = currentEpoch()
    const found = await inTurn(stored)
    // What this tab is about to keep is not there yet.
    if (epoch !== currentEpoch() || unsaved > 0) return
    if (found === null && !isPersistent) return
    // An identical value must not render again.
    if (JSON.stringify(found ?? {}) !== JSON.stringify(current().entries))
      show({ ...current(), entries: found ?? {} })
  }

  async function update(step: (entries: Entries<E>) => Entries<E>, note?: Note): Promise<void> {
    const epoch = currentEpoch()
    show({ ...current(), entries: step(current().entries) })
    unsaved += 1
    await inTurn(async () => {
      const next = step((await stored()) ?? {})
      // Another person may be signed in by now: this is not their store.
      if (epoch !== currentEpoch()) return
      if (Object.keys(next).length === 0) await record.clear()
      else {
        await record.save(next)
        isPersistent = (await record.read()) !== null
      }
      if (!isPersistent || !followsOtherTabs) return
      const message: ChannelMessage = { kind, person: whoIsHere(), ...(note !== undefined && { note }) }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, only windows do
      channel?.postMessage(message)
    }).finally(() => {
      unsaved -= 1
    })
  }

  async function follow({ person, note }: ChannelMessage): Promise<void> {
    const before = current().entries
    isPersistent = true
    if (note !== undefined) options.onNote?.(note as Note, person)
    await refresh()
    const { entries } = current()
    const gone = Object.entries(before).flatMap(([subject, entry]) => (subject in entries ? [] : [entry]))
    if (gone.length > 0) options.onGone?.(gone)
  }
  if (followsOtherTabs)
    channel?.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
      if (data.kind === kind && data.person === whoIsHere()) void follow(data)
    })

  function usePending(person: string | null | undefined): QueueState<E> {
    useEffect(() => {
      if (person !== undefined) void load()
    }, [person])
    return useStore({ get: current, subscribe: store.subscribe }, empty)
  }

  return {
    current,
    usePending,
    load,
    refresh,
    update,
    report: (problem) => show({ ...current(), problem }),
    exclusively: turns(`wouri-mutations-${kind}-sent`),
  }
}
