// The two addresses of signing in through a provider. Browsers go there, so every answer leads on to a screen of ours,
// and never anywhere else: where to go afterwards is decided by the sign-in screen.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { SocialProvider, type SocialProblem } from '#contract/account/social.ts'
import { SocialStart, socialCallbackPath, socialStartPath } from '#contract/account/social-start.ts'
import type { Instant } from '#domain/rental/period.ts'
import { deviceName } from '#server/core/accounts/sessions/device-name.ts'
import { rememberDevice } from '#server/core/accounts/sessions/known-devices.ts'
import { closeSession, cookieAge, openSession, readSession } from '#server/core/accounts/sessions/sessions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { clearCookie, readCookie, writeCookie } from '#server/platform/http/security/cookies.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import { deviceOf, keepDevice } from '#server/platform/http/security/device.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { publicOrigin } from '#server/platform/http/public-origin.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { attemptLife, beginAttempt, bondsOf, noteName, takeAttempt, type Attempt } from './attempts.ts'
import { nameInForm } from './apple-name.ts'
import type { Identity, Provider, Providers } from './port.ts'
import { recognise } from './recognise.ts'

export type SocialPorts = {
  db: Db
  providers: Providers
  now: () => Instant
  limit: Limiter
  /** The public origin when a proxy is in front. */
  origin?: string | undefined
  onQueued?: (() => void) | undefined
}

const Answered = v.object({
  code: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4000))), undefined),
  state: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), ''),
  error: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\w{1,60}$/))), undefined),
})
type Answered = v.InferOutput<typeof Answered>

/** The error codes for "Cancel": Apple's, and the standard one. */
const cancelled = new Set(['access_denied', 'user_cancelled_authorize'])

type Chosen = { name: SocialProvider; provider: Provider | undefined }

function chosenBy(request: FastifyRequest, providers: Providers): Chosen | null {
  const name = v.safeParse(SocialProvider, (request.params as { provider?: unknown }).provider)
  return name.success ? { name: name.output, provider: providers[name.output] } : null
}

function callbackOf(request: FastifyRequest, name: SocialProvider, origin: string | undefined): string {
  return publicOrigin(origin)(request) + socialCallbackPath.replace(':provider', name)
}

type Words = { problem?: SocialProblem; via?: SocialProvider; in?: string; stay?: '1'; next?: string | null }

function toSignIn(reply: FastifyReply, words: Words): FastifyReply {
  const said = Object.entries(words).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const query = new URLSearchParams(said).toString()
  // The address that leads here carries a code.
  return reply
    .header('referrer-policy', 'no-referrer')
    .redirect(query === '' ? '/sign-in' : `/sign-in?${query}`, 303)
}

type OpenSession = { userId: string; session: string }

async function signedIn({ db, now }: SocialPorts, request: FastifyRequest): Promise<OpenSession | null> {
  const token = readCookie(request, 'sid')
  const session = token === null ? null : await readSession(db, token, now())
  return session?.kind === 'holds' ? { userId: session.person.id, session: session.id } : null
}

/** What went wrong is logged by its kind: messages and tokens of a provider name people. */
function note(request: FastifyRequest, name: SocialProvider, error: unknown): void {
  const kind = error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'unknown'
  request.log.warn({ provider: name, kind }, 'a sign-in through a provider failed')
}

export async function serveSocial(app: FastifyInstance, ports: SocialPorts): Promise<void> {
  const { db, providers, now, limit, origin, onQueued } = ports

  app.get(socialStartPath, async (request, reply) => {
    const chosen = chosenBy(request, providers)
    const { next = null, l = null, stay } = v.parse(SocialStart, request.query)
    if (!chosen?.provider) return toSignIn(reply, { problem: 'off', next })
    const { name, provider } = chosen
    const isAllowed = await limit.take(addressKey(request.ip)).then(
      () => true,
      () => false,
    )
    if (!isAllowed) return toSignIn(reply, { problem: 'too-many', via: name, next })
    const open = await signedIn(ports, request)
    const { token, bonds } = await beginAttempt(
      db,
      { provider: name, next, language: l, stayConnected: stay === '1', open },
      now(),
    )
    try {
      const address = await provider.authorizeAt(bonds, callbackOf(request, name, origin))
      writeCookie(request, reply, 'social', token, attemptLife / 1000)
      return await reply.header('referrer-policy', 'no-referrer').redirect(address, 303)
    } catch (error) {
      note(request, name, error)
      return toSignIn(reply, { problem: 'failed', via: name, next })
    }
  })

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    attempt: Attempt,
    identity: Identity,
  ): Promise<FastifyReply> {
    const { provider: via, next, stay_connected: stays } = attempt
    const result = await recognise(db, { identity, attempt, now: now() })
    if ('problem' in result) return toSignIn(reply, { problem: result.problem, via, next })
    if (result.isNewUnproved) onQueued?.()
    const deviceToken = deviceOf(request)
    const token = await inTransaction(db, 'the site', async (tx) => {
      await rememberDevice(tx, result.userId, deviceToken, now())
      // Whichever was open where this began; its cookie does not come along from another site.
      if (attempt.session_id !== null) await closeSession(tx, attempt.session_id)
      return openSession(tx, result.userId, stays, now(), deviceName(request.headers['user-agent']))
    })
    writeCookie(request, reply, 'sid', token, cookieAge(stays))
    keepDevice(request, reply, deviceToken)
    return toSignIn(reply, { in: result.userId, ...(stays ? { stay: '1' } : {}), next })
  }

  app.get(socialCallbackPath, async (request, reply) => {
    const chosen = chosenBy(request, providers)
    const token = readCookie(request, 'social')
    clearCookie(request, reply, 'social')
    if (!chosen?.provider) return toSignIn(reply, { problem: 'off' })
    const { name, provider } = chosen
    const { code, state, error } = v.parse(Answered, request.query)
    const attempt = token === null ? null : await takeAttempt(db, { token, state, provider: name }, now())
    if (token === null || attempt === null) return toSignIn(reply, { problem: 'expired', via: name })
    const { next } = attempt
    if (error !== undefined && cancelled.has(error)) return toSignIn(reply, { next })
    if (code === undefined) return toSignIn(reply, { problem: 'failed', via: name, next })
    let identity: Identity
    try {
      identity = await provider.identify(code, bondsOf(token), callbackOf(request, name, origin), now())
    } catch (problem) {
      note(request, name, problem)
      return toSignIn(reply, { problem: 'failed', via: name, next })
    }
    return enter(request, reply, attempt, identity)
  })

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // The form comes without our cookies, so nothing is decided here: the browser is sent to the address above.
    forms.post(socialCallbackPath, { config: { takesForeignForms: true } }, async (request, reply) => {
      const answered: Answered = v.parse(Answered, request.body ?? {})
      const fullName = nameInForm(request.body)
      if (fullName !== null && answered.state !== '') await noteName(db, answered.state, fullName)
      const said = Object.entries(answered).filter((entry): entry is [string, string] => Boolean(entry[1]))
      const path = request.url.split('?')[0]!
      return reply
        .header('referrer-policy', 'no-referrer')
        .redirect(`${path}?${new URLSearchParams(said)}`, 303)
    })
  })
}
