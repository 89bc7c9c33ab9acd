import * as v from 'valibot'
import type { User } from '#contract/account/account.ts'
import { Profile, updateUser } from '#contract/account/profile.ts'
import { call } from '../http.ts'

/** What a person may change of their own details; what is left out stays as it is. */
export type ProfileChanges = Partial<Omit<v.InferInput<typeof Profile>, '_id'>>

/** Stores the changes and returns them as they are stored. Throws `too-young`, `invalid-date`, `invalid-input` with fields. */
export async function saveProfile(
  { _id, fullName }: Pick<User, '_id' | 'fullName'>,
  changes: ProfileChanges,
): Promise<Partial<User>> {
  // The call wants a name even where only the place changes.
  const body = { _id, fullName, ...changes }
  await call(updateUser, { body })
  const { _id: _, ...stored } = v.parse(Profile, body)
  return { ...stored, name: stored.fullName }
}
