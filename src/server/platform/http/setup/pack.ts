// Packs long answers in which nothing is a person's. Everything else travels as it is: whoever can put words of theirs beside a
// secret, and sees how long the packed answer is, learns the secret letter by letter (BREACH).

import type { FastifyInstance, FastifyReply } from 'fastify'
import { encodingFor, pack, smallestPacked } from '#server/platform/http/encodings.ts'

const impersonal = new WeakSet<FastifyReply>()

/**
 * Says that an answer holds nothing but what anybody is told who asks the same: no person, no secret. What `cacheable` marks
 * needs no such word; this is for answers that are true for a moment only, as free cars are.
 */
export function mayBePacked(reply: FastifyReply): void {
  impersonal.add(reply)
}

const isPublic = (reply: FastifyReply) =>
  impersonal.has(reply) || /\bmax-age=/.test(String(reply.getHeader('cache-control')))

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
