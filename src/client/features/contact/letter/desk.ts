// Where the letter lies while it is written, waits, is sent. One for the screen and for the sending behind it.

import type { Failure } from '#domain/failure.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { createStore, useStore } from '#client/store/create-store.ts'
import { isBlank, keptLetter, type Letter, type Typed } from './letter.ts'

export type Desk =
  | { state: 'reading' }
  /** Null when nothing has been typed yet. A problem is why a letter that waited came back. */
  | { state: 'writing'; letter: Letter | null; problem: Failure | null }
  | { state: 'waiting'; letter: Letter; problem: Failure | null }
  | { state: 'sending'; letter: Letter }
  | { state: 'sent' }

const reading: Desk = { state: 'reading' }
/** With whose it is: what one person wrote is never shown to the next. */
const store = createStore<{ desk: Desk; epoch: number }>({ desk: reading, epoch: currentEpoch() })

export function currentDesk(): Desk {
  const { desk, epoch } = store.get()
  return epoch === currentEpoch() ? desk : reading
}

export function changeDesk(next: Desk): void {
  store.set({ desk: next, epoch: currentEpoch() })
}

export function useDesk(): Desk {
  return useStore({ get: currentDesk, subscribe: store.subscribe }, reading)
}

/** Lays out what the device keeps for whoever is here; without anything, what was begun elsewhere. */
export async function layOut(begunElsewhere: Letter | null = null): Promise<void> {
  const begun = currentEpoch()
  const letter = (await keptLetter.read()) ?? begunElsewhere
  if (begun !== currentEpoch()) return layOut(begunElsewhere)
  // Sent, or handed over, while the device was asked.
  if (currentDesk().state === 'sent' || currentDesk().state === 'sending') return
  changeDesk(letter?.isWaiting ? { state: 'waiting', letter, problem: null } : { state: 'writing', letter, problem: null })
}

/** Keeps what is being typed; an emptied form leaves nothing behind. */
export async function keepTyped(typed: Typed): Promise<void> {
  await (isBlank(typed) ? keptLetter.clear() : keptLetter.save({ ...typed, isWaiting: false }))
}

/** Hands the letter over for later. */
export async function leaveWaiting(typed: Typed): Promise<void> {
  const letter = { ...typed, isWaiting: true }
  changeDesk({ state: 'waiting', letter, problem: null })
  await keptLetter.save(letter)
}

/** A clean sheet. */
export async function writeAnother(): Promise<void> {
  await keptLetter.clear()
  changeDesk({ state: 'writing', letter: null, problem: null })
}
