import { getRates } from '#contract/site/rates.ts'
import { cacheable, type Serve } from '#server/platform/http/serve.ts'
import type { RateBoard } from './rate-board.ts'

export function serveRates(serve: Serve, rates: RateBoard): void {
  serve(getRates, async ({ reply }) => {
    cacheable(reply)
    // Not awaited: the next reader gets the fresh table, this one gets an answer now.
    void rates.refresh()
    return rates.table()
  })
}
