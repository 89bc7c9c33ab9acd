// The encodings in which long public answers travel.

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** What is shorter fits into a packet or two with its headers, packed or not. */
export const smallestPacked = 1024
/** Nearly the best there is, in a fraction of the time. */
const quality = 5

/** The best encoding of ours that a browser names; none when it names neither, or refuses it. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined
  const named = accepted.split(',').map((one) => one.replaceAll(' ', '').toLowerCase())
  return (['br', 'gzip'] as const).find((ours) =>
    named.some(
      (one) => one === ours || (one.startsWith(`${ours};q=`) && Number(one.slice(ours.length + 3)) > 0),
    ),
  )
}

export function pack(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : zip(payload)
}
