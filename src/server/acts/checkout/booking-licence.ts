// The licence of a booking: one that was just sent becomes the driver's, or the one on file is enough.

import type { NewBooking } from '#contract/bookings/new-booking.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { attachFile, detachFile, findAttached } from '#server/platform/files/attach-file.ts'
import { giveUpTemporary } from '#server/platform/files/give-up-temporary.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { attachBack } from '#server/trade/licences/attach-back.ts'
import type { Driver } from './booking-driver.ts'

const kind = 'licence'

type Sent = Pick<NewBooking, 'licence' | 'licenceBack'>
type Side = keyof Sent

/**
 * A front that is sent is another licence: the one on file goes with its back. Returns the names of files without an owner
 * now, which the caller discards after the commit. Throws for the field `licence` or `licenceBack`: `licence-required` when no
 * front is sent and none on file, `not-found` for a file that the viewer did not send.
 * An unclaimed account keeps what is on file and does not reveal whether anything is: a guest who enters its address may be
 * anybody, and only the device that sent a licence may use or replace it.
 */
export async function settleLicence(
  tx: Tx,
  { driver, viewer, sent }: { driver: Driver; viewer: Viewer; sent: Sent },
): Promise<string[]> {
  const { licence: front, licenceBack: back } = sent
  const onFile = await findAttached(tx, kind, driver.id, viewer)
  const isTheirs = !driver.isUnclaimed || onFile?.isMaker
  if (front === undefined && !(onFile && isTheirs)) return refuseField('licence', 'licence-required')
  const spare: (string | null)[] = []
  if (onFile && !isTheirs) {
    await eachSide(sent, async (name) => spare.push(await giveUpTemporary(tx, kind, name, viewer)))
  } else {
    if (front !== undefined && back === undefined) spare.push(...(await detachFile(tx, kind, driver.id)))
    await eachSide(sent, async (name, side) => {
      const file = { name, ownerId: driver.id, viewer }
      spare.push(side === 'licence' ? await attachFile(tx, kind, file) : await attachBack(tx, file))
    })
  }
  return spare.filter((name) => name !== null)
}

/** The front first: a back is attached to one. */
async function eachSide(
  { licence, licenceBack }: Sent,
  act: (name: string, side: Side) => Promise<unknown>,
): Promise<void> {
  for (const [side, name] of Object.entries({ licence, licenceBack }) as [Side, string | undefined][]) {
    if (name === undefined) continue
    try {
      await act(name, side)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not-found') refuseField(side, 'not-found')
      throw error
    }
  }
}
