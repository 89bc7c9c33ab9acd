// Writing to us (rule 11).

import { lookUpAddress, sendEmail, verifyRecaptcha } from '#contract/site/contact.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import { takeShared, type SharedLimit } from '#server/platform/http/security/device.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { askForNewsletter } from '#server/trade/newsletter/subscriptions.ts'
import { readerLanguage } from '#server/core/settings/reader-language.ts'
import type { Recaptcha } from '#server/platform/recaptcha/recaptcha.ts'
import { takeMessage } from './take-message.ts'

export type ContactPorts = {
  limits: { contact: SharedLimit; newsletter: SharedLimit; recaptcha: Limiter }
  /** Absent while reCAPTCHA is off. */
  recaptcha?: Recaptcha | undefined
  onQueued?: (() => void) | undefined
}

export function serveContact(serve: Serve, db: Db, { limits, recaptcha, onQueued }: ContactPorts): void {
  serve(sendEmail, async ({ body, now, request, reply }) => {
    if (body.message === '') {
      await takeShared(limits.newsletter, request, reply)
      const language = readerLanguage(undefined, request.headers['accept-language'])
      await askForNewsletter(db, { email: body.from, language, source: 'send-email' }, now)
      onQueued?.()
      return new Answer(200)
    }
    await takeShared(limits.contact, request, reply)
    if (recaptcha && !(await recaptcha.takePass(body.recaptchaToken, request.ip)))
      return refuseField('recaptchaToken', 'recaptcha-refused')
    await takeMessage(db, body, now)
    onQueued?.()
    return new Answer(200)
  })

  serve(verifyRecaptcha, async ({ params, request }) => {
    if (!recaptcha) return new Answer(200)
    await limits.recaptcha.take(addressKey(request.ip))
    return new Answer((await recaptcha.verify(params.token, params.ip, request.ip)) ? 200 : 204)
  })

  // An IPv4 address of a socket that speaks both.
  serve(lookUpAddress, async ({ request }) => ({ ip: request.ip.replace(/^::ffff:(?=\d+\.)/, '') }))
}
