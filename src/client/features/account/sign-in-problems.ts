import * as v from 'valibot'
import { Credentials } from '#contract/account.ts'
import type { Failure } from '#domain/failure.ts'

export type SignInFields = { email: string; password: string }

/** What keeps the form from being sent, by field, in the order of the screen. */
export function signInProblems(fields: SignInFields): Partial<Record<keyof SignInFields, Failure>> {
  const problems: Partial<Record<keyof SignInFields, Failure>> = {}
  for (const name of ['email', 'password'] as const) {
    const result = v.safeParse(Credentials.entries[name], fields[name], { abortPipeEarly: true })
    if (!result.success) problems[name] = result.issues[0].message as Failure
  }
  return problems
}
