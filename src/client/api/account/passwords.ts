import { queryOptions } from '@tanstack/react-query'
import { changePassword as changeCall, hasPassword } from '#contract/account/passwords.ts'
import { minute } from '#domain/rental/period.ts'
import { send } from '../http.ts'

export const passwordQueries = {
  /** False for an account that only signs in through a provider. */
  exists: (userId: string) =>
    queryOptions({
      queryKey: ['account', userId, 'has-password'],
      queryFn: async ({ signal }) => (await send(hasPassword, { params: { userId }, signal })).status === 200,
      // Who has none may be choosing one in another tab.
      staleTime: ({ state }) => (state.data === true ? minute : 0),
    }),
}

export type PasswordChange = { userId: string; current: string; next: string }

/** False when the current password is wrong. Throws `password-too-common`. Every other device is signed out. */
export async function changePassword({ userId, current, next }: PasswordChange): Promise<boolean> {
  return (
    (await send(changeCall, { body: { _id: userId, password: current, newPassword: next, strict: true } }))
      .status === 200
  )
}
