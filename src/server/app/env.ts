// The environment, parsed once: a wrong value stops the start with a sentence, not a surprise later.

import * as v from 'valibot'
import { rateCacheSeconds } from '#domain/money/convert.ts'
import { leastLiveMonths, usualLiveMonths } from '#server/core/calendar/close-calendar.ts'
import { isOtherSite } from '#server/platform/http/security/origins.ts'
import { gatewayRows, gatewayVariables } from '#server/trade/payments/configured.ts'

const Port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535))
const Hops = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(10))
const Seconds = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((seconds) => Number.isFinite(seconds) && seconds > 0, 'must be a positive number of seconds'),
)
const Url = v.pipe(v.string(), v.url())

const BucketUrl = v.pipe(
  Url,
  v.check((value) => {
    const { protocol, username, password, pathname } = new URL(value)
    return /^https?:$/.test(protocol) && username !== '' && password !== '' && pathname.length > 1
  }, 'must be written like https://KEY:SECRET@host/bucket?region=eu-west-3, with a % code for each special sign of the keys'),
)

const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:[^*]+$/.test(value) && new URL(value).origin === value
const ClientOrigin = v.pipe(
  v.string(),
  v.check(isOrigin, ({ input }) => `"${input}" is no origin, write it like https://app.example.com`),
)

const Switch = v.optional(v.picklist(['on', 'off']), 'off')
const Text = v.optional(v.string())

const Variables = v.object({
  PORT: v.optional(Port, '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** PostgreSQL 17 or newer; without it the embedded server keeps its data under WOURI_DATA. */
  DATABASE_URL: v.optional(Url),
  /** A replica of it, for searches and lists. */
  DATABASE_REPLICA_URL: v.optional(Url),
  /** Redis or Valkey, where all processes count their limits; without it the database is that place. */
  REDIS_URL: v.optional(v.pipe(Url, v.regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://'))),
  WOURI_DATA: v.optional(v.string(), '.data'),
  /** Seals uploaded files, 64 hexadecimal digits; without it a key is made and kept under WOURI_DATA. */
  FILES_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'))),
  /** Keys that sealed before FILES_KEY and still open, with commas between. */
  FILES_KEY_OLD: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => (list === '' ? [] : list.split(',').map((one) => one.trim()))),
      v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits each'))),
    ),
    '',
  ),
  /** Months for which the live calendar has the entry of a booking that is over; `off` leaves them all there. */
  CALENDAR_MONTHS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => (value === 'off' ? null : Number(value))),
      v.nullable(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(leastLiveMonths, `must be off, or a whole number of months from ${leastLiveMonths} on`),
          v.maxValue(1200),
        ),
      ),
    ),
    String(usualLiveMonths),
  ),
  /** How long a stop is announced by `/api/ready` before the last connection is taken. */
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.number('must be a number of seconds'),
      v.minValue(0),
      v.maxValue(120),
    ),
    '0',
  ),
  /** Shows metrics on a port of their own. */
  METRICS_PORT: v.optional(Port),
  /** Shows metrics at `/metrics` to who has it, and on METRICS_PORT to nobody else. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must be 16 characters or longer'))),
  /** One line a request; on by itself where the start looks like production. */
  LOG_REQUESTS: v.optional(v.picklist(['on', 'off'])),
  /** Where traces go, by OTLP over HTTP; without it there are none. The rest of OpenTelemetry's variables is its exporter's. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(Url, v.regex(/^https?:\/\//, 'must begin with http:// or https://')),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'wouri'),
  /** Which part of the requests is traced. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.number('must be a number from 0 to 1'),
      v.minValue(0, 'must be a number from 0 to 1'),
      v.maxValue(1, 'must be a number from 0 to 1'),
    ),
    '1',
  ),
  /** The bucket that keeps uploaded files, with its keys; without it they are under WOURI_DATA. */
  S3_URL: v.optional(BucketUrl),
  /** The public address, when a proxy is in front. */
  WOURI_ORIGIN: v.optional(Url),
  /** Origins of other clients of the API that may call it with a session, with commas between. */
  WOURI_CLIENTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
      ),
      v.array(ClientOrigin),
    ),
    '',
  ),
  /** How far browsers are told to come over TLS alone, once `WOURI_ORIGIN` is https. */
  HSTS: v.optional(v.picklist(['off', 'host', 'subdomains', 'preload']), 'host'),
  /** Proxies that may be believed about the caller's address. */
  TRUSTED_HOPS: v.optional(Hops, '0'),
  /** Exchange-rate providers, asked in order; `off` asks none. */
  RATE_PROVIDERS: v.optional(
    v.string(),
    'https://open.er-api.com/v6/latest/XAF,https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/xaf.json',
  ),
  /** How long their table is fresh, in seconds. */
  RATE_CACHE_SECONDS: v.optional(Seconds, String(rateCacheSeconds)),
  /** Where mail goes, `smtps://user:password@host`; without it mails are kept and read at /mailbox. */
  SMTP_URL: v.optional(v.pipe(Url, v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.string(), 'Wouri <hello@wouri.example>'),
  /** Both keys switch reCAPTCHA (v3) on; the addresses are the provider's `siteverify` and its script. */
  RECAPTCHA_SITE_KEY: Text,
  RECAPTCHA_SECRET: Text,
  RECAPTCHA_URL: v.optional(Url, 'https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_SCRIPT_URL: v.optional(Url, 'https://www.google.com/recaptcha/api.js'),
  /** The pair of keys of web push, base64url; without it the installation derives its own from the key of its files. */
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'must be 87 characters of base64url')),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 43 characters of base64url')),
  ),
  /** Where push services reach the operator. */
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(https:\/\/|mailto:)\S+$/, 'must begin with https:// or mailto:')),
  ),
  /** Shows the API's page at /api/docs; without it only the demonstration does. */
  API_DOCS: v.optional(v.picklist(['on', 'off'])),
  /** `off` makes every device unregister its service worker, should one ever go wrong. */
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
  /** `off` leaves an empty database empty; `public` shows the demonstration also under a public address. Read by `demonstration/start-rule.ts`. */
  WOURI_DEMO: v.optional(v.picklist(['on', 'off', 'public'])),
  /** Signing in through a provider is on for those whose variables are set; `…_ISSUER` is for another issuer than theirs. */
  GOOGLE_CLIENT_ID: Text,
  GOOGLE_CLIENT_SECRET: Text,
  GOOGLE_ISSUER: v.optional(Url),
  FACEBOOK_CLIENT_ID: Text,
  FACEBOOK_CLIENT_SECRET: Text,
  FACEBOOK_ISSUER: v.optional(Url),
  APPLE_CLIENT_ID: Text,
  APPLE_TEAM_ID: Text,
  APPLE_KEY_ID: Text,
  /** The key in PKCS#8, with line ends or `\n`. */
  APPLE_PRIVATE_KEY: Text,
  APPLE_ISSUER: v.optional(Url),
  /** The site speaks under its own name; a booking still names its supplier to its driver. */
  HIDE_SUPPLIERS: Switch,
  /** A first visit opens in the language of the country that the proxy names in GEO_HEADER. */
  LANGUAGE_BY_IP: Switch,
  GEO_HEADER: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9-]+$/, 'must be the name of a header')),
    'cf-ipcountry',
  ),
  ...gatewayVariables,
  /** The style of another basemap than ours; it and all that it names come from this one host. */
  MAP_STYLE_URL: v.optional(v.pipe(Url, v.regex(/^https:\/\//, 'must begin with https://'))),
  /** Page views are counted and posted here once a minute. */
  ANALYTICS_URL: v.optional(Url),
})

/** Variables of which one alone is a mistake. */
const together: (keyof v.InferOutput<typeof Variables>)[][] = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ...Object.values(gatewayRows).map(({ needs }) => [...needs]),
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
]

const Environment = v.pipe(
  Variables,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const isSet = (name: keyof typeof dataset.value) => dataset.value[name] !== undefined
    for (const names of together) {
      if (names.some(isSet) && !names.every(isSet))
        addIssue({ message: `${names.join(', ')} belong together` })
    }
    if (isSet('S3_URL') && !isSet('FILES_KEY'))
      addIssue({ message: 'S3_URL needs FILES_KEY: whoever shares a bucket must seal with one key' })
    const { WOURI_ORIGIN: own, WOURI_CLIENTS: clients } = dataset.value
    for (const client of clients) {
      if (own !== undefined && isOtherSite(own, client))
        addIssue({
          message: `WOURI_CLIENTS: ${client} is another site than ${own}, and browsers carry no session between sites; give the client a host beside it`,
        })
    }
  }),
)

export type Environment = v.InferOutput<typeof Environment>

/** Takes the process environment; throws an Error that names every variable that is wrong. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(Environment, filled)
  if (result.success) return result.output
  const wrong = result.issues.map((issue) => {
    const name = v.getDotPath(issue)
    return name === null ? issue.message : `${name}: ${issue.message}`
  })
  throw new Error(`The environment is not usable. ${wrong.join('; ')}`)
}

/** The public address; without one the port of this machine, which must be set then. */
export function originOf(env: Pick<Environment, 'WOURI_ORIGIN' | 'PORT'>): string {
  return env.WOURI_ORIGIN ? new URL(env.WOURI_ORIGIN).origin : `http://localhost:${env.PORT}`
}
