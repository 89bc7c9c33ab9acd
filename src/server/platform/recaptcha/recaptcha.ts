// Asks the reCAPTCHA provider whether a token belongs to a person. Off unless its keys are configured.

import * as v from 'valibot'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { keepPass, takePass } from './recaptcha-passes.ts'

export type Recaptcha = {
  /** What the app loads the provider's script with. */
  siteKey: string
  script: string
  /** Asks about a token for the `ip` that its holder looked up, and remembers a yes for the caller's `address`. */
  verify: (token: string, ip: string, address: string) => Promise<boolean>
  /**
   * True for anyone who passed a moment ago with this token or, without one, from this address; a pass is good once. A token
   * that has not been verified yet is verified now.
   */
  takePass: (token: string | undefined, address: string) => Promise<boolean>
}

export type RecaptchaKeys = {
  db: Db
  siteKey: string
  secret: string
  /** `siteverify`. */ url: string
  script: string
  now: () => Instant
}

const timeout = 5000

const Verdict = v.object({ success: v.boolean() })

/** Opens it with the operator's keys. A provider that is away or talks nonsense has not said yes. */
export function openRecaptcha({ db, siteKey, secret, url, script, now }: RecaptchaKeys): Recaptcha {
  async function isPerson(token: string, ip: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      return response.ok && v.parse(Verdict, await response.json()).success
    } catch {
      return false
    }
  }

  return {
    siteKey,
    script,
    async verify(token, ip, address) {
      if (!(await isPerson(token, ip))) return false
      await keepPass(db, token, address, now())
      return true
    },
    async takePass(token, address) {
      if (await takePass(db, token, address, now())) return true
      return token !== undefined && isPerson(token, address)
    },
  }
}
