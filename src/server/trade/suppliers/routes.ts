import { listSuppliers, listSupplierTerms, suppliersPageSize } from '#contract/cars/suppliers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { KeptAnswers } from '#server/platform/http/kept-answers.ts'
import { cacheable, type Call, type Serve } from '#server/platform/http/serve.ts'
import { SharedJson } from '#server/platform/http/shared-json.ts'
import type { AreSuppliersHidden } from '#server/core/settings/hidden-suppliers.ts'
import { listTerms, pageOfSuppliers } from './list-suppliers.ts'

/** `areHidden`: suppliers are not named, so there is no list either. `kept`: readers of a minute share an answer. */
export function serveSuppliers(
  serve: Serve,
  db: Db,
  areHidden: AreSuppliersHidden,
  kept: KeptAnswers<SharedJson>,
): void {
  async function shared<E extends Endpoint>({ reply }: Call<E>, key: string, make: () => Promise<unknown>) {
    cacheable(reply)
    return kept.share(key, async () => new SharedJson(await make()))
  }

  serve(listSupplierTerms, async (call) => {
    if (await areHidden()) return []
    return shared(call, listSupplierTerms.path, () => listTerms(db))
  })

  serve(listSuppliers, async (call) => {
    const { page = 1 } = call.query
    if (await areHidden()) return { suppliers: [], total: 0, page, pageSize: suppliersPageSize }
    return shared(call, `${listSuppliers.path} ${page}`, () => pageOfSuppliers(db, call.now, page))
  })
}
