// The pages of the list of suppliers: each further one is a document of its own.

import * as v from 'valibot'
import { Page } from '#contract/fields.ts'
import type { AskApi } from '#contract/prerendered-page.ts'
import { listSuppliers } from '#contract/cars/suppliers.ts'

/** The document's own address for a query, without anything else that stands in it; the first page has no number. */
export function supplierAddress(query: unknown): string {
  const page = v.safeParse(v.object({ page: Page }), query)
  return page.success && page.output.page > 1 ? `/suppliers?page=${page.output.page}` : '/suppliers'
}

/** The call that answers the page at an address of `supplierAddress`. */
export function supplierPagePath(address: string): string {
  return listSuppliers.path + (/\?.*/.exec(address)?.[0] ?? '')
}

/** Whether there is such a page: a further one must have somebody on it. */
export async function hasSuppliers(address: string, ask: AskApi): Promise<boolean> {
  if (address === '/suppliers') return true
  return v.parse(listSuppliers.response!, await ask(supplierPagePath(address))).suppliers.length > 0
}
