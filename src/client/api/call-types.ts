// What a call takes and answers, by the endpoint's declaration.

import type { BodyInputOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts'

/** What the endpoint declares must be given; what it does not declare cannot be. */
type Declared<K extends string, T> = unknown extends T ? { [key in K]?: never } : { [key in K]: T }

export type CallInput<E extends Endpoint> = Declared<'params', ParamsOf<E>> &
  Declared<'query', QueryOf<E>> &
  Declared<'body', BodyInputOf<E>> & { headers?: Record<string, string>; signal?: AbortSignal }

/** Undefined for endpoints without a body: the status is the answer. */
export type CallAnswer<E extends Endpoint> = unknown extends ResponseOf<E> ? undefined : ResponseOf<E>
