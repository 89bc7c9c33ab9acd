// The message to us: a draft while it is typed, and pending once it was handed over without a network. One state for the
// screen and for the sending behind every other screen.

import * as v from 'valibot'
import type { ContactMessage } from '#contract/site/contact.ts'
import type { Failure } from '#domain/failure.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { createStore, useStore } from '#client/store/create-store.ts'
import { mutationQueue, type Entries } from './mutation-queue.ts'

const StoredMessage = v.object({
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  /** Handed over by the person: goes out as soon as the server can be reached. Otherwise it is a draft. */
  isHandedOver: v.boolean(),
})
export type StoredMessage = v.InferOutput<typeof StoredMessage>
export type MessageText = Omit<StoredMessage, 'isHandedOver'>

const EarlierMessage = v.looseObject({ isWaiting: v.boolean() })

const subject = 'message'

export const messageQueue = mutationQueue('contact', {
  entry: StoredMessage,
  fromEarlier: (value) => {
    const earlier = v.safeParse(EarlierMessage, value)
    if (!earlier.success) return null
    const { isWaiting, ...text } = earlier.output
    return { [subject]: { ...text, isHandedOver: isWaiting } }
  },
})

export type MessageState =
  | { state: 'loading' }
  /** Null when nothing has been typed yet. A problem is why a message that was pending came back. */
  | { state: 'editing'; message: StoredMessage | null; problem: Failure | null }
  | { state: 'pending'; message: StoredMessage; problem: Failure | null }
  | { state: 'sending'; message: StoredMessage }
  | { state: 'sent' }

const loading: MessageState = { state: 'loading' }
/** With the epoch: what one person wrote is never shown to the next. */
const store = createStore<{ message: MessageState; epoch: number }>({
  message: loading,
  epoch: currentEpoch(),
})

export function currentMessage(): MessageState {
  const { message, epoch } = store.get()
  return epoch === currentEpoch() ? message : loading
}

export function setMessage(next: MessageState): void {
  store.set({ message: next, epoch: currentEpoch() })
}

export function useMessageState(): MessageState {
  return useStore({ get: currentMessage, subscribe: store.subscribe }, loading)
}

/** What the device keeps. */
export function storedMessage(): StoredMessage | null {
  return messageQueue.current().entries[subject] ?? null
}

export function storeMessage(message: StoredMessage | null): Promise<void> {
  return messageQueue.update(() => entriesOf(message))
}

function entriesOf(message: StoredMessage | null): Entries<StoredMessage> {
  return message === null ? {} : { [subject]: message }
}

/** Only this one: the next may be there already. */
export function removeSent(sent: StoredMessage): Promise<void> {
  const text = JSON.stringify(sent)
  return messageQueue.update((entries) => (JSON.stringify(entries[subject]) === text ? {} : entries))
}

/** Loads the message of the current person from the device; without one, `begunElsewhere`. */
export async function loadMessage(begunElsewhere: StoredMessage | null = null): Promise<void> {
  const epoch = currentEpoch()
  await messageQueue.refresh()
  if (epoch !== currentEpoch()) return loadMessage(begunElsewhere)
  const message = storedMessage() ?? begunElsewhere
  // Sent, or handed over, while the device was asked.
  if (currentMessage().state === 'sent' || currentMessage().state === 'sending') return
  setMessage(
    message?.isHandedOver
      ? { state: 'pending', message, problem: null }
      : { state: 'editing', message, problem: null },
  )
}

/** Keeps what is being typed; an emptied form leaves nothing behind. */
export async function saveDraft(typed: MessageText): Promise<void> {
  await storeMessage(isBlank(typed) ? null : { ...typed, isHandedOver: false })
}

/** Hands the message over for later. */
export async function queueMessage(typed: MessageText): Promise<void> {
  const message = { ...typed, isHandedOver: true }
  setMessage({ state: 'pending', message, problem: null })
  await storeMessage(message)
}

/** An empty form. */
export async function startAnother(): Promise<void> {
  await storeMessage(null)
  setMessage({ state: 'editing', message: null, problem: null })
}

/** True when nothing was typed that would be missed. */
function isBlank({ subject, message }: MessageText): boolean {
  return subject.trim() === '' && message.trim() === ''
}

export function contactMessageOf({ email, subject, message }: MessageText): ContactMessage {
  return { from: email.trim(), subject: subject.trim(), message: message.trim() }
}
