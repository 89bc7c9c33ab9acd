// The message to us, as it is kept on this device: as typed, or to be sent when there is a network.

import * as v from 'valibot'
import type { ContactMessage } from '#contract/contact.ts'
import { day } from '#domain/rental/period.ts'
import { draftOf, type Draft } from '#client/storage/draft.ts'
import { letterKey } from './letter-key.ts'

export const Letter = v.object({
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  /** Handed over by the person: goes out as soon as the server can be reached. */
  isWaiting: v.boolean(),
})
export type Letter = v.InferOutput<typeof Letter>
export type Typed = Omit<Letter, 'isWaiting'>

/** Longer than other drafts: a message that waits for a network must not vanish overnight. */
const lives = 7 * day

export const keptLetter: Draft<Letter> = draftOf(letterKey, Letter, Date.now, lives)

/** True when nothing was typed that would be missed. */
export function isBlank({ subject, message }: Typed): boolean {
  return subject.trim() === '' && message.trim() === ''
}

export function messageOf({ email, subject, message }: Typed): ContactMessage {
  return { from: email.trim(), subject: subject.trim(), message: message.trim() }
}
