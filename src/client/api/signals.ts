// Side information in answers (signed out, new build …). Folders above this one subscribe here.

import type { Failure } from '#domain/failure.ts'

/** `epoch` is the one in which the call began: an answer that arrives after a sign-out is ignored. */
export type Unauthorized = { code: Failure; epoch: number }

const listeners = new Set<(refusal: Unauthorized) => void>()

/** The server refused the session itself. */
export function reportUnauthorized(refusal: Unauthorized): void {
  for (const listener of listeners) listener(refusal)
}

export function onUnauthorized(listener: (refusal: Unauthorized) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let servedBuild: string | null = null
let buildListener: ((build: string) => void) | null = null

export function reportServedBuild(build: string | null): void {
  if (build === null || build === servedBuild) return
  servedBuild = build
  buildListener?.(build)
}

/** Called with each build that comes to be served, also with the one that was reported before. */
export function onServedBuild(listener: (build: string) => void): void {
  buildListener = listener
  if (servedBuild !== null) listener(servedBuild)
}
