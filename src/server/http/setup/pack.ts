// Packs long public answers for the way. What is about a person is left as it is: its length would tell something of a
// secret to anyone who can put words of theirs beside it.

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What is shorter fits into a packet or two with its headers, packed or not. */
const smallest = 1024
/** Nearly the best there is, in a fraction of the time. */
const quality = 5

/** Only answers that `cacheable` marks may be kept anywhere. */
const isPublic = (reply: FastifyReply) => /\bmax-age=/.test(String(reply.getHeader('cache-control')))

/** The best encoding of ours that a browser names; none when it names neither, or refuses it. */
function encodingFor(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const named = (accepted ?? '').split(',').map((one) => one.replaceAll(' ', '').toLowerCase())
  return (['br', 'gzip'] as const).find((ours) =>
    named.some(
      (one) => one === ours || (one.startsWith(`${ours};q=`) && Number(one.slice(ours.length + 3)) > 0),
    ),
  )
}

/** Every answer that is public and long is packed with what the browser understands. */
export function packPublic(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest || !isPublic(reply)) return payload
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    reply.header('content-encoding', encoding)
    return encoding === 'br'
      ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : zip(payload)
  })
}
