// The environment, parsed once: a wrong value stops the start with a sentence, not a surprise later.

import * as v from 'valibot'

const Port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535))
const Hops = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(10))
const Url = v.pipe(v.string(), v.url())

const Environment = v.object({
  PORT: v.optional(Port, '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** PostgreSQL 17 or newer; without it the embedded server keeps its data under WOURI_DATA. */
  DATABASE_URL: v.optional(Url),
  WOURI_DATA: v.optional(v.string(), '.data'),
  /** Seals uploaded files, 64 hexadecimal digits; without it a key is made and kept under WOURI_DATA. */
  FILES_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'))),
  /** The public address, when a proxy stands in front. */
  WOURI_ORIGIN: v.optional(Url),
  /** Proxies that may be believed about the caller's address. */
  TRUSTED_HOPS: v.optional(Hops, '0'),
  /** Exchange-rate providers, asked in order; `off` asks nobody. */
  RATE_PROVIDERS: v.optional(
    v.string(),
    'https://open.er-api.com/v6/latest/XAF,https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/xaf.json',
  ),
  /** Where mail goes, `smtps://user:password@host`; without it mails are kept and read at /mailbox. */
  SMTP_URL: v.optional(v.pipe(Url, v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.string(), 'Wouri <hello@wouri.example>'),
  /** Both switch reCAPTCHA on: the secret, and the provider's `siteverify` address. */
  RECAPTCHA_SECRET: v.optional(v.string()),
  RECAPTCHA_URL: v.optional(Url),
  /** `off` leaves an empty database empty. */
  WOURI_DEMO: v.optional(v.picklist(['on', 'off']), 'on'),
})

export type Environment = v.InferOutput<typeof Environment>

/** Takes the process environment; throws an Error that names every variable that is wrong. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(Environment, filled)
  if (result.success) return result.output
  const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`)
  throw new Error(`The environment is not usable. ${wrong.join('; ')}`)
}
