// The ports of the application: what the process, or a test, passes to it.

import type { RenderPage } from '#contract/prerendered-page.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { PageViews } from '#server/trade/analytics/page-views.ts'
import type { Recaptcha } from '#server/platform/recaptcha/recaptcha.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { FilePort } from '#server/platform/files/port.ts'
import type { Counters } from '#server/platform/http/limits/counters.ts'
import type { Limits } from '#server/platform/http/limits/usual-limits.ts'
import type { TlsReach } from '#server/platform/http/policy/headers.ts'
import type { LogOptions } from '#server/platform/http/setup/create-app.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { Gateways } from '#server/trade/payments/gateways/port.ts'
import type { RateBoard } from '#server/trade/rates/rate-board.ts'
import type { Providers } from '#server/trade/social/port.ts'

import type { Traces } from '#server/platform/tracing/tracing.ts'

export type Ports = {
  db: Db
  /** A copy of it for searches, a second old at most. */
  replica?: Db
  rates: RateBoard
  /** Where uploads lie. */
  files: FilePort
  /** The public key under which devices subscribe to push messages. */
  pushKey: string
  /** The server's clock, milliseconds UTC. */
  now: () => Instant
  /** The built client; without it only the API answers. */
  appFolder?: string
  /** Renders the public pages; without it every screen is the shell. */
  renderPage?: RenderPage
  /** Where the files of earlier builds are. */
  earlierBuilds?: string
  /** Makes devices unregister the service worker. */
  retireWorker?: boolean
  /** The public origin when a proxy is in front. */
  origin?: string
  trustedHops?: number
  /** How far browsers are told to come over TLS alone. */
  tls?: TlsReach
  /** Other origins whose pages may call with a session. */
  clients?: readonly string[]
  limits?: Partial<Limits>
  /** Milliseconds for which counts of places, suppliers and sizes are kept and shared; a minute unless it is said. */
  keptFor?: number
  /** Where limits are counted; in this process unless said. */
  counters?: Counters
  /** Distinguishes people from programs; absent while reCAPTCHA is off. */
  recaptcha?: Recaptcha
  /** Identity providers for signing in; empty while none is configured. */
  social?: Providers
  /** Counts views of screens; absent while analytics are off. */
  pageViews?: PageViews
  /** Who takes money online; without any, only the counter does. */
  gateways?: Gateways
  hideSuppliers?: boolean
  /** The address of another basemap's style. */
  mapStyle?: string
  /** The header in which the proxy in front sends a visitor's country; absent while that decides no language. */
  countryHeader?: string
  /** Traces of requests; absent while nobody collects them. */
  traces?: Traces
  /** The process is ending: it is not ready for more. */
  isDraining?: () => boolean
  /** Called when a request has left work in the outbox. */
  onQueued?: () => void
  /** False while no mail server is configured: mails are kept, and reach nobody. */
  sendsMail?: boolean
  /** Show the mails that are kept because no mail server is configured. */
  mailbox?: boolean
  /** Show the API's page at /api/docs. */
  showsDocs?: boolean
  /** Where unexpected errors are written; nothing personal is in them. */
  log?: boolean | LogOptions
  /** Measures requests; `token` also shows them at `/metrics`. */
  metrics?: { metrics: Metrics; refresh: () => Promise<void>; token?: string | undefined }
}
