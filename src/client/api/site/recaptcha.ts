// reCAPTCHA v3 in the order of the specification (section 7): look up the public address, verify the token, then send the form.
// Nothing of the provider is fetched while it is off, nor before a form is sent.

import { lookUpAddress, verifyRecaptcha } from '#contract/site/contact.ts'
import type { Settings } from '#contract/site/settings.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { isOnline } from '#client/api/connection.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { call, send } from '#client/api/http.ts'
import { settingsQueries } from './settings.ts'

type Keys = NonNullable<Settings['recaptcha']>
type Provider = {
  ready: (act: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

const timeout = 15_000
let loading: Promise<Provider> | null = null

/**
 * Returns the verified token to send along; undefined where reCAPTCHA is off. Throws CallFailure `recaptcha-refused` when the
 * provider says no or cannot be had, and what the calls throw.
 */
export async function recaptchaToken(action: 'contact' | 'sign_up'): Promise<string | undefined> {
  // Without the rules of the site the server decides.
  const settings = await currentQueryClient()
    .fetchQuery(settingsQueries.current())
    .catch(() => null)
  if (!settings?.recaptcha) return undefined
  const token = await tokenFrom(settings.recaptcha, action)
  const { ip } = await call(lookUpAddress, {})
  const { status } = await send(verifyRecaptcha, { params: { token, ip } })
  if (status !== 200) throw new CallFailure('recaptcha-refused', { status })
  return token
}

async function tokenFrom(keys: Keys, action: string): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The reCAPTCHA provider does not answer')), timeout)
  })
  try {
    const provider = await Promise.race([load(keys), tooLong])
    return await Promise.race([provider.execute(keys.siteKey, { action }), tooLong])
  } catch (cause) {
    throw new CallFailure(isOnline() ? 'recaptcha-refused' : 'offline', { cause })
  } finally {
    clearTimeout(timer)
  }
}

function load({ siteKey, script }: Keys): Promise<Provider> {
  loading ??= new Promise<Provider>((resolve, reject) => {
    const address = new URL(script)
    address.searchParams.set('render', siteKey)
    const element = Object.assign(document.createElement('script'), { src: address.href, async: true })
    element.addEventListener('load', () => {
      const { grecaptcha } = window as { grecaptcha?: Provider }
      if (grecaptcha === undefined) reject(new Error('The script brought no reCAPTCHA'))
      else grecaptcha.ready(() => resolve(grecaptcha))
    })
    element.addEventListener('error', () => reject(new Error('The script could not be fetched')))
    document.head.append(element)
  }).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
