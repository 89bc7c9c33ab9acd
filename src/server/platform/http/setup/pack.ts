// Packs long public answers for the way. What is about a person is left as it is: its length would tell something of a
// secret to anyone who can put words of theirs beside it.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { encodingFor, pack, smallestPacked } from '#server/platform/http/encodings.ts'

/** Only answers that `cacheable` marks may be kept anywhere. */
const isPublic = (reply: FastifyReply) => /\bmax-age=/.test(String(reply.getHeader('cache-control')))

/** Every answer that is public and long is packed with what the browser understands. */
export function packPublic(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallestPacked || !isPublic(reply)) return payload
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    reply.header('content-encoding', encoding)
    return pack(payload, encoding)
  })
}
