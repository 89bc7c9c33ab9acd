// Asks the reCAPTCHA provider whether a token belongs to a person. Off unless a secret and an address are configured.

import * as v from 'valibot'

/** True for a person. A provider that is away or talks nonsense has not said so: false. */
export type Recaptcha = (token: string, ip: string) => Promise<boolean>

const patience = 5000

const Verdict = v.object({ success: v.boolean() })

/** `url` is the provider's `siteverify` address. */
export function askRecaptcha({ secret, url }: { secret: string; url: string }): Recaptcha {
  return async (token, ip) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      return response.ok && v.parse(Verdict, await response.json()).success
    } catch {
      return false
    }
  }
}
