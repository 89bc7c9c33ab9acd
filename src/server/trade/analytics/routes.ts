// POST /api/page-views.

import type { FastifyRequest } from 'fastify'
import { countPageView } from '#contract/site/page-views.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import type { PageViews } from './page-views.ts'

/** "Do Not Track", and Global Privacy Control. */
function asksNotToBeCounted({ headers }: FastifyRequest): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1'
}

/** Without `views` nothing is counted. */
export function servePageViews(serve: Serve, views: PageViews | undefined): void {
  serve(countPageView, async ({ body, request }) => {
    if (views === undefined || asksNotToBeCounted(request)) return new Answer(204)
    views.count(body.page)
    return new Answer(200)
  })
}
