import { listLocations } from '#contract/locations.ts'
import type { Db } from '../db/connect.ts'
import { cacheable, type Serve } from '../http/serve.ts'
import { listPlaces } from './places.ts'

export function serveLocations(serve: Serve, db: Db): void {
  serve(listLocations, async ({ reply }) => {
    cacheable(reply)
    return listPlaces(db)
  })
}
