// The signed-in person as localStorage knows them: who, and in which language. Everything else is in the store.

import * as v from 'valibot'
import { Id, Language } from '#contract/fields.ts'
import { eraseLocal, readLocal, userKey, writeLocal } from '#client/store/local-storage.ts'

const stayKey = 'bc-fe-stay-connected'

const StoredUser = v.object({ _id: Id, language: Language })
export type StoredUser = v.InferOutput<typeof StoredUser>

const Stored = v.pipe(v.string(), v.parseJson(), StoredUser)

/** Null for a visitor, and for a record that does not match its schema. */
export function readStoredUser(): StoredUser | null {
  const result = v.safeParse(Stored, readLocal(userKey))
  return result.success ? result.output : null
}

export function writeStoredUser({ _id, language }: StoredUser): void {
  writeLocal(userKey, JSON.stringify({ _id, language }))
}

export function writeStayConnected(stays: boolean): void {
  writeLocal(stayKey, String(stays))
}

/** What the "stay connected" box says when the sign-in screen opens again. */
export function readStayConnected(): boolean {
  return readLocal(stayKey) === 'true'
}

export function eraseStoredUser(): void {
  eraseLocal(userKey)
  eraseLocal(stayKey)
}
