// How a call tells the session that the server refused it, without either knowing the other.

import type { Failure } from '#domain/failure.ts'

/** `epoch` is the one in which the call began: an answer to somebody who has left since means nothing. */
export type Refusal = { code: Failure; epoch: number }
type Listener = (refusal: Refusal) => void

const listeners = new Set<Listener>()

export function reportRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal)
}

export function onRefusal(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
