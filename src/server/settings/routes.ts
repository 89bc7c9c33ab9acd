import { getSettings } from '#contract/settings.ts'
import type { Db } from '../db/connect.ts'
import { cacheable, type Serve } from '../http/serve.ts'
import { readSettings } from './read-settings.ts'

export function serveSettings(serve: Serve, db: Db): void {
  serve(getSettings, async ({ reply }) => {
    cacheable(reply)
    return readSettings(db)
  })
}
