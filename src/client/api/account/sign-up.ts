// Making an account and using the links of mails. Nothing here is a query: no token or password may be kept.

import type { BodyInputOf } from '#contract/endpoint.ts'
import { createFirstAdmin } from '#contract/account/first-admin.ts'
import { activate, checkToken, resend, signUp, type NewAccount } from '#contract/account/sign-up.ts'
import { CallFailure } from '../call-failure.ts'
import { call, send } from '../http.ts'
import { recaptchaToken } from '#client/api/site/recaptcha.ts'

export type LinkPurpose = 'activation' | 'reset'
/** `booking` names what the link of a booking confirms, or accepts where a supplier has booked. */
export type MailedLink = {
  purpose: LinkPurpose
  userId: string
  email: string
  token: string
  booking?: string
  accepts?: boolean
}

/** Throws `email-registered`, `too-young`, `password-too-common`, `recaptcha-refused`. */
export async function openAccount(account: NewAccount): Promise<void> {
  await call(signUp, { body: { ...account, recaptchaToken: await recaptchaToken('sign_up') } })
}

/** False for a link that expired, was used, or never was one. */
export async function opens({ userId, email, token }: MailedLink, signal: AbortSignal): Promise<boolean> {
  try {
    const params = { appType: 'frontend', userId, email, token } as const
    return (await send(checkToken, { params, signal })).status === 200
  } catch (error) {
    // A link that lost a piece on its way is of no shape the server reads.
    if (error instanceof CallFailure && (error.status === 400 || error.status === 404)) return false
    throw error
  }
}

/** False when the link has expired meanwhile. Throws `password-too-common`, which leaves the link as it was. */
export async function setPassword({ userId, token }: MailedLink, password: string): Promise<boolean> {
  return (await send(activate, { body: { userId, token, password } })).status === 200
}

/** False when no account has the address. */
export async function sendLink(email: string, purpose: LinkPurpose): Promise<boolean> {
  const params = { appType: 'frontend', email, reset: purpose === 'reset' ? 'true' : 'false' } as const
  return (await send(resend, { params })).status === 200
}

/** False when the link has expired, or there is an admin by now. Throws `password-too-common`, `email-registered`. */
export async function openFirstAdmin(account: BodyInputOf<typeof createFirstAdmin>): Promise<boolean> {
  return (await send(createFirstAdmin, { body: account })).status === 200
}
