// How long a body may take to arrive. Uploads have their own time (read-upload.ts).

import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

/** The longest body that is no upload has 100 kB, and a form some hundred bytes: seconds on the slowest phone. */
const longest = 20_000

/** Answers 408 to a body that takes longer than `time` milliseconds, and closes its connection. */
export function limitBodyTime(app: FastifyInstance, time: number = longest): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (request.routeOptions.config.multipart || request.raw.readableEnded) return payload
    const timer = setTimeout(() => {
      if (reply.sent) return
      const refusal = new Refusal('invalid-input', { status: 408 })
      void reply.status(refusal.status).header('connection', 'close').send(refusal.body())
    }, time)
    timer.unref()
    for (const end of ['end', 'error', 'close']) payload.once(end, () => clearTimeout(timer))
    return payload
  })
}
