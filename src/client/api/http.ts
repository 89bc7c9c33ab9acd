// Calls to the server. The HTTP client is loaded after the first screen, not before it: ky and the parsing weigh 7 kB.

import type { BodyInputOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'
import { CallFailure } from './call-failure.ts'
import { reportUnreachable, watchSlowCall } from './connection.ts'
import { currentEpoch } from './epoch.ts'
import { lazily } from './lazy.ts'

const httpClient = lazily(() => import('./http-client.ts'))

// A prerendered page brings its answers: until the first call there is time.
prefetchWhenIdle(httpClient)

/** What the endpoint declares must be given; what it does not declare cannot be. */
type Declared<K extends string, T> = unknown extends T ? { [key in K]?: never } : { [key in K]: T }

export type CallInput<E extends Endpoint> = Declared<'params', ParamsOf<E>> &
  Declared<'query', QueryOf<E>> &
  Declared<'body', BodyInputOf<E>> & { headers?: Record<string, string>; signal?: AbortSignal }

/** Undefined for endpoints without a body: the status is the answer. */
export type CallAnswer<E extends Endpoint> = unknown extends ResponseOf<E> ? undefined : ResponseOf<E>

/** The parsed answer of a call; throws CallFailure. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<CallAnswer<E>> {
  return (await send(endpoint, input)).data
}

/** The same with the status, for the calls where 204 means "no": then there is no data. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ status: number; data: CallAnswer<E> }> {
  const epoch = currentEpoch()
  const done = watchSlowCall()
  const { ask } = await httpClient()
    .catch((cause: unknown) => {
      reportUnreachable()
      throw new CallFailure('offline', { cause })
    })
    .finally(done)
  return ask(endpoint, input, epoch)
}
