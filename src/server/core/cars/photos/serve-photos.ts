// GET /pictures/photos/:file

import type { FastifyInstance } from 'fastify'
import { photoFolder } from '#domain/car/photos.ts'
import type { FilePort } from '#server/platform/files/port.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { photoEndings } from '#server/platform/files/picture-endings.ts'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const files = new RegExp(`^[0-9a-f]{32}(${photoEndings.join('|').replaceAll('.', String.raw`\.`)})$`)

/** Serves photographs of cars, which never change under their name; any program may show them. */
export function servePhotos(app: FastifyInstance, store: FilePort): void {
  app.get(`${photoFolder}:file`, async (request, reply) => {
    const { file } = request.params as { file: string }
    const bytes = files.test(file) ? await store.get(file) : null
    if (!bytes) throw new Refusal('not-found')
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type(types[file.split('.')[1]!]!)
      .send(bytes)
  })
}
