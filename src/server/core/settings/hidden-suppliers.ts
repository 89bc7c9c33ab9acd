// Whether suppliers are named: an admin switches it, and the operator may have decided it at the start.

import type { Db } from '#server/platform/db/connect.ts'

/** Asked for each request, so that every process sees the switch at once. */
export type AreSuppliersHidden = () => Promise<boolean>

export function hiddenSuppliers(db: Db, isConfigured: boolean): AreSuppliersHidden {
  return async () => {
    if (isConfigured) return true
    const row = await db.selectFrom('settings').select('hide_suppliers').executeTakeFirstOrThrow()
    return row.hide_suppliers
  }
}
