import { listLocations } from '#contract/cars/locations.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { KeptAnswers } from '#server/platform/http/kept-answers.ts'
import { cacheable, type Serve } from '#server/platform/http/serve.ts'
import { SharedJson } from '#server/platform/http/shared-json.ts'
import { listPlaces } from './places.ts'

/** `kept`: every reader of a minute gets the same places with the same counts. */
export function serveLocations(serve: Serve, db: Db, kept: KeptAnswers<SharedJson>): void {
  serve(listLocations, async ({ reply, now }) => {
    cacheable(reply)
    return kept.share(listLocations.path, async () => new SharedJson(await listPlaces(db, now)))
  })
}
