// The interface of traces. The packages behind it are loaded by `open-traces.ts`, where traces are wanted.

import type { IncomingHttpHeaders } from 'node:http'

/** A request that is being answered. */
export type TracedRequest = {
  /** Runs everything that follows as part of this request. */
  within(act: () => void): void
  end(answered: { method: string; route: string; status: number }): void
}

export type Traces = {
  /** `isTrusted`: a proxy in front says which trace the request belongs to. */
  begin(headers: IncomingHttpHeaders, isTrusted: boolean): TracedRequest
  /** Sends what has not been sent yet. */
  stop(): Promise<void>
}
