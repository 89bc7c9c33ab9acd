// The only place that talks HTTP to the server. Every answer is parsed with the contract's schema. http.ts loads it.

import ky, { isNetworkError } from 'ky'
import * as v from 'valibot'
import { buildHeader } from '#contract/site/build.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { FailureBody } from '#contract/failure.ts'
import type { Failure } from '#domain/failure.ts'
import { learnTime } from '#client/store/clock.ts'
import { pathOf, queryOf, type Params, type Query } from './site/address.ts'
import { CallFailure } from './call-failure.ts'
import {
  isForeign,
  isOnline,
  reportReached,
  reportUnreachable,
  subscribeConnection,
  watchSlowCall,
} from './connection.ts'
import type { CallAnswer, CallInput } from './call-types.ts'
import { isSignOutPending, settleSignOut } from './account/pending-sign-out.ts'
import { reportServedBuild, reportUnauthorized } from './signals.ts'

const client = ky.create({
  credentials: 'same-origin',
  // The device's own copies carry their age. An answer from the browser's cache would look like a network.
  cache: 'no-store',
  headers: { 'x-requested-with': 'app' },
  throwHttpErrors: false,
  retry: {
    limit: 1,
    methods: ['get'],
    shouldRetry: ({ error }) => isNetworkError(error) && navigator.onLine,
  },
})

const second = 1000
/** Shorter once the server is known to be out of reach. */
const readTimeout = () => (isOnline() ? 10 : 4) * second

type Input = {
  params?: unknown
  query?: unknown
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Sends the call and returns the answer; throws CallFailure. `epoch` is the one in which the call began. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  epoch: number,
): Promise<{ status: number; data: CallAnswer<E> }> {
  // A sign-out made without a network reaches the server before anything else does.
  if (isSignOutPending()) await settleSignOut()
  return receive(endpoint, await reach(endpoint, input), epoch)
}

/** Reads an answer, from either kind of request; `epoch` is the one in which the call began. */
export async function receive<E extends Endpoint>(
  endpoint: E,
  response: Response,
  epoch: number,
): Promise<{ status: number; data: CallAnswer<E> }> {
  // Ignore answers that are not ours (captive portal).
  if (isForeign(response)) throw new CallFailure('offline')
  if (!response.ok) {
    const failure = await failureOf(response)
    // A suspended person may hear it from any call, and only from the first.
    if (failure.code === 'suspended' || (endpoint.access !== 'public' && failure.status === 401))
      reportUnauthorized({ code: failure.code, epoch })
    throw failure
  }
  // Not from an older server that answers this call without a body.
  const isEmpty = response.status === 204 || response.headers.get('content-length') === '0'
  const hasData = !isEmpty && endpoint.response !== undefined
  // An unread body shows as an aborted request, so an empty one is read too.
  const data = hasData ? await parsed(endpoint, response) : void (await response.text())
  return { status: response.status, data: data as CallAnswer<E> }
}

async function reach(endpoint: Endpoint, { params, query, body, headers, signal }: Input): Promise<Response> {
  const address = pathOf(endpoint.path, params as Params) + queryOf(query as Query)
  const done = watchSlowCall()
  const aborting = abortWhenOffline(signal)
  try {
    const response = await client(address, {
      method: endpoint.method,
      timeout: endpoint.method === 'GET' ? readTimeout() : 15 * second,
      ...(body === undefined ? {} : { json: body }),
      ...(headers ? { headers } : {}),
      // A call that changes something goes on: it may have arrived.
      ...(endpoint.method === 'GET' ? { signal: aborting.signal } : signal && { signal }),
    })
    reportAnswer(response)
    return response
  } catch (error) {
    if (signal?.aborted) throw error
    if (!aborting.signal.aborted) reportUnreachable()
    throw new CallFailure('offline', { cause: error })
  } finally {
    done()
    aborting.over()
  }
}

/** What any answer says beside its content: that the server is there, the time, and which build it serves. */
export function reportAnswer(response: Response): void {
  if (isForeign(response)) return reportUnreachable()
  reportReached()
  learnTime(response.headers.get('date'))
  reportServedBuild(response.headers.get(buildHeader))
}

/** A signal that also aborts a call which still hangs when the server turns out to be out of reach. */
function abortWhenOffline(given: AbortSignal | undefined): { signal: AbortSignal; over: () => unknown } {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (given?.aborted) abort()
  given?.addEventListener('abort', abort)
  const over = subscribeConnection(() => {
    if (!isOnline()) abort()
  })
  return { signal: controller.signal, over }
}

async function parsed(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) {
    reportUnreachable()
    throw new CallFailure('offline', { status: response.status })
  }
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new CallFailure('offline', { cause })
  })
  const result = v.safeParse(endpoint.response as v.GenericSchema, body)
  if (result.success) return result.output
  throw new CallFailure('unexpected', { status: response.status, cause: result.issues })
}

async function failureOf(response: Response): Promise<CallFailure> {
  const body: unknown = await response.json().catch(() => null)
  const result = v.safeParse(FailureBody, body)
  if (!result.success) return new CallFailure(codeOfStatus(response.status), { status: response.status })
  return new CallFailure(result.output.code, { status: response.status, fields: result.output.fields })
}

/** For answers that are not ours: a proxy's page, a gateway's time-out. */
function codeOfStatus(status: number): Failure {
  if (status === 401) return 'signed-out'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many-requests'
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'unexpected'
}
