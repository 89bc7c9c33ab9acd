// The suppliers for admins, and the own one for its owner. The guard of the prefix asks for the right.

import * as suspension from '#contract/staff/supplier-suspension.ts'
import * as calls from '#contract/staff/suppliers.ts'
import type { Db } from '../db/connect.ts'
import { Answer, type Serve } from '../http/serve.ts'
import { changeSupplier, createSupplier } from './change-supplier.ts'
import { listStaffSuppliers, readStaffSupplier } from './find-staff-supplier.ts'
import { inviteAgain, inviteStaff, removeStaff } from './invite-staff.ts'
import { readSupplierCare, suspendSupplier } from './suspend-supplier.ts'

/** `onQueued` is called when a mail is in the outbox; not awaited. */
export function serveStaffSuppliers(serve: Serve, db: Db, onQueued?: () => void): void {
  serve(calls.listStaffSuppliers, () => listStaffSuppliers(db))
  serve(calls.getStaffSupplier, ({ params: { id }, viewer }) => readStaffSupplier(db, id, viewer))
  serve(calls.createStaffSupplier, async ({ body, viewer, now }) => {
    await createSupplier(db, body, { viewer, now })
    onQueued?.()
    return new Answer(201, await readStaffSupplier(db, body._id, viewer))
  })
  serve(calls.changeStaffSupplier, async ({ params: { id }, body, viewer, now }) => {
    await changeSupplier(db, body, { id, viewer, now })
    return readStaffSupplier(db, id, viewer)
  })
  serve(calls.inviteStaff, async ({ params: { id }, body, viewer, now }) => {
    await inviteStaff(db, body, { id, viewer, now })
    onQueued?.()
    return new Answer(201, await readStaffSupplier(db, id, viewer))
  })
  serve(calls.inviteStaffAgain, async ({ params: { id }, body, viewer, now }) => {
    const isSent = await inviteAgain(db, { ...body, id, viewer, now })
    if (isSent) onQueued?.()
    return { isSent }
  })
  serve(calls.removeStaff, async ({ params: { id }, query, viewer, now }) => {
    await removeStaff(db, { ...query, id, viewer, now })
    return readStaffSupplier(db, id, viewer)
  })
  serve(suspension.getSupplierCare, ({ params: { id }, viewer, now }) =>
    readSupplierCare(db, { id, viewer, now }),
  )
  serve(suspension.suspendSupplier, ({ params, body, viewer, now }) =>
    suspendSupplier(db, { id: params.id, ...body, viewer, now }),
  )
}
