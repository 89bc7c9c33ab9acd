import * as v from 'valibot'
import { Page } from '#contract/fields.ts'

/** Which page an address names; none is the first, and so is one that cannot be. */
export function readListPage({ page }: { page?: unknown }): { page?: number } {
  const read = v.safeParse(Page, page)
  return read.success && read.output > 1 ? { page: read.output } : {}
}
