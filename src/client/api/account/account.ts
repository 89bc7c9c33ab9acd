import { queryOptions } from '@tanstack/react-query'
import { getUser, updateLanguage, validateAccessToken, type User } from '#contract/account/account.ts'
import type { Language } from '#domain/language.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'

export const accountQueries = {
  /** The signed-in person's own record. */
  me: (id: string) =>
    queryOptions({
      queryKey: ['account', id],
      queryFn: ({ signal }) => call(getUser, { params: { id }, signal }),
      staleTime: minute,
    }),
}

/** The record of the signed-in person; `id` is theirs. */
export function fetchOwnRecord(id: string): Promise<User> {
  return call(getUser, { params: { id } })
}

/** Throws with status 401 or 403 when the session no longer holds. */
export async function validateSession(): Promise<void> {
  await call(validateAccessToken, {})
}

export async function sendLanguage(id: string, language: Language): Promise<void> {
  await call(updateLanguage, { body: { id, language } })
}
