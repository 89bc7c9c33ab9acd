// The declaration of a call: both sides parse with it, and the OpenAPI document is made from it.

import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Failure } from '#domain/failure.ts'
import type { StaffRight } from '#domain/people/staff-rights.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

type Schema = GenericSchema | undefined

/** A working call against the demonstration world. `now` is an instant, for dates that lie ahead. */
export type Example = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** Who asks, when it is not the demonstration driver. */
  as?: 'admin'
}

export type Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = {
  method: Method
  /** With `:name` for parameters; odd spellings of imposed paths stay in the contract. */
  path: string
  summary: string
  params?: P
  query?: Q
  body?: B
  /** The body is a form with one file under this name; contract/upload.ts says what else is sent with it. */
  multipart?: 'file' | 'image'
  /** Headers of its own that a caller must send. */
  headers?: readonly string[]
  /** The answer's body; without one the status says everything. */
  response?: R
  /** The answer is a file of one of these types. */
  media?: readonly string[]
  /** 200 unless said; further statuses that mean something of their own (204 is a "no" for older clients). */
  statuses?: Readonly<Record<number, string>>
  failures: readonly Failure[]
  /** Who may call it: everybody, only a signed-in person, or only staff. */
  access: 'public' | 'signed-in' | 'staff'
  /** Somebody who opened a payment link may call it too. */
  byLink?: true
  /** What staff need to call it; every call under the prefix of staff names one. */
  right?: StaffRight
  example: (now: number) => Example
}

/** Declares a call; only its types are inferred. */
export function endpoint<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  declaration: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return declaration
}

type Out<S> = S extends GenericSchema ? InferOutput<S> : undefined
type In<S> = S extends GenericSchema ? InferInput<S> : undefined

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema> ? Out<P> : never
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema> ? Out<Q> : never
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B> ? Out<B> : never
export type BodyInputOf<E> = E extends Endpoint<Schema, Schema, infer B> ? In<B> : never
export type ResponseOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? Out<R> : never
