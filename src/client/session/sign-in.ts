// Signing in by email and password.

import type * as v from 'valibot'
import type { User } from '#contract/account/account.ts'
import { signIn as signInEndpoint, type Credentials } from '#contract/account/sign-in.ts'
import type { Failure } from '#domain/failure.ts'
import { validateSession } from '#client/api/account/account.ts'
import { CallFailure, isRefusal } from '#client/api/call-failure.ts'
import { send } from '#client/api/http.ts'
import { enter } from './session-actions.ts'

export type SignInResult =
  | { ok: true; user: User }
  | {
      ok: false
      code: Failure | 'wrong-credentials' | 'cookies-refused'
      fields?: Record<string, Failure> | undefined
    }

export async function signIn(credentials: v.InferInput<typeof Credentials>): Promise<SignInResult> {
  try {
    const { status, data: user } = await send(signInEndpoint, { body: credentials })
    if (status === 204 || user === undefined) return { ok: false, code: 'wrong-credentials' }
    if (user.blacklisted) return { ok: false, code: 'suspended' }
    // Before anything of theirs is put on the device: what a guest typed would be carried to somebody who is not here.
    if (!(await isCookieKept())) return { ok: false, code: 'cookies-refused' }
    await enter(user, credentials.stayConnected ?? false)
    return { ok: true, user }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return { ok: false, code: error.code, fields: error.fields }
  }
}

/** The session that was just given is asked for: only a refusal means that the browser kept no cookie. */
async function isCookieKept(): Promise<boolean> {
  try {
    await validateSession()
    return true
  } catch (error) {
    return !isRefusal(error)
  }
}
