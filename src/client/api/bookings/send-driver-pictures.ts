// A driver sends the pictures that they took of a car. Each may be sent again.

import { sendDriverPicture as sendCall } from '#contract/bookings/driver-half.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { upload } from '../upload.ts'

/** Throws `not-possible-now` before and after its time, and for one too many; `invalid-input` for other bytes than the hash names. */
export async function sendDriverPicture(
  booking: string,
  sha256: string,
  bytes: ArrayBuffer,
  query: QueryOf<typeof sendCall>,
): Promise<void> {
  const file = new File([bytes], `${sha256}.jpg`, { type: 'image/jpeg' })
  await upload(sendCall, { params: { id: booking, sha256 }, query, file })
}
