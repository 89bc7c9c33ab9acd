import { listLocations } from '#contract/cars/locations.ts'
import type { Db } from '../db/connect.ts'
import type { KeptAnswers } from '../http/kept-answers.ts'
import { cacheable, type Serve } from '../http/serve.ts'
import { SharedJson } from '../http/shared-json.ts'
import { listPlaces } from './places.ts'

/** `kept`: every reader of a minute gets the same places with the same counts. */
export function serveLocations(serve: Serve, db: Db, kept: KeptAnswers<SharedJson>): void {
  serve(listLocations, async ({ reply, now }) => {
    cacheable(reply)
    return kept.share(listLocations.path, async () => new SharedJson(await listPlaces(db, now)))
  })
}
