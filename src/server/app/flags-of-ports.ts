// The feature flags of the site, from the ports it was started with.

import { socialProviders } from '#domain/people/social-providers.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { waysToPay } from '#domain/payment/ways-to-pay.ts'
import type { Ports } from './ports.ts'
import type { FeatureFlags } from '#server/core/settings/feature-flags.ts'

/** The gateways that drivers may choose, in the order in which they are offered (rule 4). */
export function gatewaysOf({ gateways: configured = {} }: Ports): GatewayName[] {
  return waysToPay(Object.keys(configured) as GatewayName[])
}

/** What the app is told about the site's switches. */
export function flagsOf(ports: Ports): FeatureFlags {
  const { social = {}, countryHeader, pageViews, mapStyle, recaptcha } = ports
  const socialSignIn = socialProviders.filter((provider) => social[provider] !== undefined)
  return {
    socialSignIn,
    languageByIp: countryHeader !== undefined,
    analytics: pageViews !== undefined,
    paymentGateways: gatewaysOf(ports),
    // The demonstration's mails are read at /mailbox.
    sendsMail: ports.sendsMail !== false || ports.mailbox === true,
    ...(mapStyle ? { mapStyle } : {}),
    ...(recaptcha ? { recaptcha: { siteKey: recaptcha.siteKey, script: recaptcha.script } } : {}),
  }
}
