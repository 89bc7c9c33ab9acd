// The imposed calls about making an account (rule 11).

import {
  activate as activateCall,
  checkToken,
  deleteTokens,
  resend,
  resendLink,
  signUp as signUpCall,
  validateEmail,
} from '#contract/account/sign-up.ts'
import { createFirstAdmin as createFirstAdminCall } from '#contract/account/first-admin.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Recaptcha } from '#server/platform/recaptcha/recaptcha.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import { deviceOf, keepDevice, takeShared, type SharedLimit } from '#server/platform/http/security/device.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'
import { createFirstAdmin } from '#server/core/accounts/first-admin/first-admin.ts'
import { activate } from './activate.ts'
import { evenly, resendTo } from './resend.ts'
import { endLinks, isOpening } from '#server/core/accounts/links.ts'
import { isFree, signUp } from './sign-up.ts'

export type SignUpLimits = {
  signUp: SharedLimit
  lookUps: SharedLimit
  /** Mails to one mailbox, and mails asked for from one address of the network. */
  mailsTo: Limiter
  mailsFrom: Limiter
}

export type SignUpPorts = {
  limits: SignUpLimits
  /** Absent while reCAPTCHA is off. */
  recaptcha?: Recaptcha | undefined
  /** Called when a mail is in the outbox; not awaited. */
  onQueued?: (() => void) | undefined
}

export function serveSignUp(serve: Serve, db: Db, { limits, recaptcha, onQueued }: SignUpPorts): void {
  serve(validateEmail, async ({ body, request, reply }) => {
    await takeShared(limits.lookUps, request, reply)
    return new Answer((await isFree(db, body.email)) ? 200 : 204)
  })

  serve(signUpCall, async ({ body, now, request, reply }) => {
    await takeShared(limits.signUp, request, reply)
    if (recaptcha && !(await recaptcha.takePass(body.recaptchaToken, request.ip)))
      return refuseField('recaptchaToken', 'recaptcha-refused')
    const { minimumAge } = await readSettings(db)
    await signUp(db, {
      account: body,
      minimumAge,
      now,
      beforeGuestMail: () => limits.mailsTo.take(body.email),
    })
    onQueued?.()
    return new Answer(200)
  })

  serve(checkToken, async ({ params, now }) => new Answer((await isOpening(db, params, now)) ? 200 : 204))

  serve(activateCall, async ({ body, now, request, reply }) => {
    const deviceToken = deviceOf(request)
    if (!(await activate(db, { ...body, deviceToken }, now))) return new Answer(204)
    keepDevice(request, reply, deviceToken)
    onQueued?.()
    return new Answer(200)
  })

  serve(createFirstAdminCall, async ({ body, now, request, reply }) => {
    await takeShared(limits.lookUps, request, reply)
    return new Answer((await createFirstAdmin(db, body, now)) ? 200 : 204)
  })

  serve(resend, async ({ params, now, request }) => {
    await limits.mailsFrom.take(addressKey(request.ip))
    await limits.mailsTo.take(params.email)
    const isKnown = await evenly(
      resendTo(db, params.email, params.reset === 'true' ? 'reset' : 'activation', now),
    )
    if (isKnown) onQueued?.()
    return new Answer(isKnown ? 200 : 204)
  })

  serve(resendLink, async ({ viewer, now, request }) => {
    if (!viewer.person) throw new Refusal('signed-out')
    const { id } = viewer.person
    const user = await db
      .selectFrom('users')
      .select(['email', 'verified'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (user.verified) return new Answer(204)
    await limits.mailsFrom.take(addressKey(request.ip))
    await limits.mailsTo.take(user.email)
    await resendTo(db, user.email, 'activation', now)
    onQueued?.()
    return new Answer(200)
  })

  serve(deleteTokens, async ({ params, viewer }) => {
    if (viewer.person?.id === params.userId) await endLinks(db, params.userId)
    return new Answer(200)
  })
}
