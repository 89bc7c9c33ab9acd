// The one place that says whose record a person may touch: their own.

import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/**
 * Returns the id when it is the viewer's own; without one it is the viewer's. Somebody else's record is as absent as one that
 * does not exist.
 */
export function own(viewer: Viewer, id: string | undefined): string {
  if (!viewer.person) throw new Refusal('signed-out')
  if (id !== undefined && viewer.person.id !== id) throw new Refusal('not-found')
  return viewer.person.id
}
