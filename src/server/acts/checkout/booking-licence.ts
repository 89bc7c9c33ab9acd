// The licence of a booking: one that was just sent becomes the driver's, or the one on file is enough.

import type { Tx } from '#server/platform/db/connect.ts'
import { attachFile, findAttached } from '#server/platform/files/attach-file.ts'
import { giveUpTemporary } from '#server/platform/files/give-up-temporary.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { Driver } from './booking-driver.ts'

const kind = 'licence'

/**
 * Returns the names of files without an owner now, which the caller discards after the commit. Throws for the field
 * `licence`: `licence-required` when none is sent and none on file, `not-found` for one that the viewer did not send.
 * An unclaimed account keeps what is on file and does not reveal whether anything is: a guest who enters its address may be
 * anybody, and only the device that sent a licence may use or replace it.
 */
export async function settleLicence(
  tx: Tx,
  { driver, viewer, name }: { driver: Driver; viewer: Viewer; name: string | undefined },
): Promise<string[]> {
  const onFile = await findAttached(tx, kind, driver.id, viewer)
  const isTheirs = !driver.isUnclaimed || onFile?.isMaker
  if (name === undefined) return onFile && isTheirs ? [] : refuseField('licence', 'licence-required')
  try {
    if (onFile && !isTheirs) return [await giveUpTemporary(tx, kind, name, viewer)]
    const old = await attachFile(tx, kind, { name, ownerId: driver.id, viewer })
    return old === null ? [] : [old]
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return refuseField('licence', 'not-found')
    throw error
  }
}
