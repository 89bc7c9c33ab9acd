// Accepts uploads: limits how often and how many at once, and processes them.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { takeShared, type SharedLimit } from '#server/platform/http/security/device.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { readUpload } from '#server/platform/http/read-upload.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { turns } from '#server/platform/http/limits/turns.ts'

/** `photosByPerson`: a fleet has more pictures than a person has papers. */
export type UploadLimits = SharedLimit & { byPerson: Limiter; photosByPerson: Limiter }

type Incoming = { request: FastifyRequest; reply: FastifyReply; viewer: Viewer }

/** Reads the upload sent as `field` and returns what `prepare` makes of it. */
export type Intake = <T>(
  call: Incoming,
  field: string,
  prepare: (bytes: Buffer) => Promise<T>,
  kind?: 'photo',
) => Promise<T>

/**
 * A signed-in person is counted by name, everybody else by device and address. Sixteen bodies lie in memory at most: each may
 * take minutes, and what one address may send in an hour keeps half of these places.
 */
export function openIntake(limits: UploadLimits): Intake {
  const reading = turns(16, 32)
  return async ({ request, reply, viewer }, field, prepare, kind) => {
    if (viewer.person)
      await (kind === 'photo' ? limits.photosByPerson : limits.byPerson).take(viewer.person.id)
    else await takeShared(limits, request, reply)
    return reading(async () => prepare(await readUpload(request, field)))
  }
}
