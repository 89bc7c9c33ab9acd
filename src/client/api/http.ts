// Calls to the server. The HTTP client is loaded after the first screen, not before it: ky and the parsing weigh 7 kB.

import type { Endpoint } from '#contract/endpoint.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'
import { CallFailure } from './call-failure.ts'
import type { CallAnswer, CallInput } from './call-types.ts'
import { reportUnreachable, watchSlowCall } from './connection.ts'
import { currentEpoch } from './epoch.ts'
import { lazily } from './lazy.ts'

const httpClient = lazily(() => import('./http-client.ts'))

// A prerendered page brings its answers: until the first call there is time.
prefetchWhenIdle(httpClient)

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
