// The headers that protect an answer: what a page may do, and what everything says of itself.

import { createHash } from 'node:crypto'

/** Where browsers tell what a policy has stopped. */
export const reportPath = '/api/csp-report'

/** The only style that a package writes into the page: the list of a select hides its scroll bar. */
export const selectStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** Takes the text of an inline style; gives the source that allows exactly this one. */
export function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** Takes the public origin, if there is one; gives the policy of the app's own document. */
export function documentPolicy(origin: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf(selectStyle)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Without TLS in front nothing answers the upgraded request: on a phone in the same house the app would stay blank.
    // A browser that knows `report-to` passes over `report-uri`, and then tells nothing without TLS.
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
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(self), serial=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
  'reporting-endpoints': `csp="${reportPath}"`,
}

/** Two years, and fit for the browsers' own list. Only ever sent over TLS. */
export const onlyOverTls = 'max-age=63072000; includeSubDomains; preload'
