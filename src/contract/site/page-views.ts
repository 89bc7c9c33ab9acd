// Counting page views: which screen, and nothing about who saw it.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { code } from '../fields.ts'
import { pages } from '../pages.ts'

/** The address of a screen as it is declared: it never contains a query or a parameter. */
export const CountedPage = v.picklist(pages, code('invalid-input'))
export type CountedPage = v.InferOutput<typeof CountedPage>

export const countPageView = endpoint({
  method: 'POST',
  path: '/api/page-views',
  summary: 'Counts one view of a screen',
  body: v.object({ page: CountedPage }),
  statuses: { 200: 'Counted', 204: 'Not counted: it is off, or the browser asks not to be counted' },
  failures: [],
  access: 'public',
  example: () => ({ body: { page: '/search' } }),
})
