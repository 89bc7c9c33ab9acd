// The headers that protect an answer: what a page may do, and what everything says of itself.

import { createHash } from 'node:crypto'

/** Where browsers tell what a policy has stopped. */
export const reportPath = '/api/csp-report'

/** The only style that a package writes into the page: the list of a select hides its scroll bar. */
export const selectStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** Takes the text of an inline style; returns the source that allows exactly this one. */
export function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

const trustedTypes = "require-trusted-types-for 'script'; trusted-types default"

/** What is only reported while a guest's script is let in. */
export const guestPolicy = `${trustedTypes}; report-uri ${reportPath}`

const stripeScripts = 'https://js.stripe.com https://*.js.stripe.com'

/**
 * Whose script the page may load, beside its own: PayPal is a page of its own, and the sandbox is ours. `mapStyle` is the
 * address of a basemap's style, whose host gives tiles, letters and pictures, and no script.
 */
export type Guests = {
  stripe: boolean
  mapStyle?: string
  /** The address of the provider's script. */ recaptcha?: string
}

export const hasGuestScripts = ({ stripe, recaptcha }: Guests) => stripe || recaptcha !== undefined

/** What a reCAPTCHA provider's script brings along: more scripts, and frames of its own. */
const recaptchaHosts = (script: string) => `${new URL(script).origin} https://www.gstatic.com`

/**
 * Takes the public origin, if there is one, and whose scripts are let in; returns the policy of the app's own document. A
 * guest's script knows nothing of Trusted Types: with one they are only reported, by `guestPolicy`.
 */
export function documentPolicy(origin: string | undefined, guests: Guests = { stripe: false }): string {
  const { stripe, mapStyle, recaptcha } = guests
  const map = mapStyle === undefined ? '' : ` ${new URL(mapStyle).origin}`
  const guest = (sources: string) => (stripe ? ` ${sources}` : '')
  const widget = recaptcha === undefined ? '' : ` ${recaptchaHosts(recaptcha)}`
  const frames = `${guest(`${stripeScripts} https://hooks.stripe.com`)}${widget}`
  return [
    "default-src 'none'",
    `script-src 'self'${guest(stripeScripts)}${widget}`,
    `style-src 'self' ${hashOf(selectStyle)}`,
    `img-src 'self' data: blob:${guest('https://*.stripe.com')}${widget}${map}`,
    "font-src 'self'",
    `connect-src 'self'${guest('https://api.stripe.com')}${widget}${map}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    `frame-src${frames || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hasGuestScripts(guests) ? [] : [trustedTypes]),
    // Without TLS in front nothing answers the upgraded request: on a phone in the same house the app would stay blank.
    // A browser that supports `report-to` ignores `report-uri`, and then reports nothing without TLS.
    ...(origin?.startsWith('https:') ? ['upgrade-insecure-requests', 'report-to csp'] : []),
    `report-uri ${reportPath}`,
  ].join('; ')
}

/** For a page that the server writes itself, without a script. `style` is its one inline style. */
export function pagePolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
  ].join('; ')
}

/** An answer is no page: opened as one it shows nothing and runs nothing. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'"

export const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The camera on every page: a policy is its document's, and the walk around a car is entered from any page without a new one.
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(self), display-capture=(), fullscreen=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(self), serial=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
  'reporting-endpoints': `csp="${reportPath}"`,
}

/** They mean something on a page alone: a file of a page travels without, and its policy keeps it out of frames. */
export const ofPages = [
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-frame-options',
  'reporting-endpoints',
] as const

/** A bank may open a window of its own, and a wallet may be asked for. */
export const forStripe: Readonly<Record<string, string>> = {
  'permissions-policy': everywhere['permissions-policy']!.replace(
    'payment=()',
    'payment=(self "https://js.stripe.com")',
  ),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/**
 * `strict-transport-security` by how far the operator lets it reach; two years. Subdomains may belong to other people's servers,
 * and the browsers' own list is left in months: neither without being asked. Only ever sent over TLS.
 */
export const onlyOverTls = {
  off: null,
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const

export type TlsReach = keyof typeof onlyOverTls
