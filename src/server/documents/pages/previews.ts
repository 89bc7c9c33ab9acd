// GET /previews/cars/:id.jpg

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Id } from '#contract/fields.ts'
import { findCar } from '#server/core/cars/find-offer.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { carPictureOf, renderPreview } from './preview-picture.ts'

const aWeek = 'public, max-age=604800, stale-while-revalidate=2592000'

export type PreviewPorts = { db: Db; limit: Limiter }

/** Serves the pictures that cards of car links show; any program may show them anywhere. 404 for a car without one. */
export function servePreviews(app: FastifyInstance, { db, limit }: PreviewPorts): void {
  app.get('/previews/cars/:file', async (request, reply) => {
    await limit.take(addressKey(request.ip))
    const { file } = request.params as { file: string }
    const id = v.safeParse(Id, file.endsWith('.jpg') ? file.slice(0, -4) : '')
    const found = id.success ? await findCar(db, id.output, { from: 0, to: 0 }, 0) : null
    const model = found && carPictureOf(found.row.car.image)
    if (!model) throw new Refusal('not-found')
    const picture = await renderPreview(model)
    return reply
      .headers({ 'cache-control': aWeek, 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/jpeg')
      .send(picture)
  })
}
