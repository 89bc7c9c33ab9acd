// Sends a private file: never cached, never run; a PDF is always a download.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Throws `not-found` for a page of another site that asks with the person's cookie. */
export function refuseForeignFetch(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('not-found')
}

/** Sets the headers of a JPEG or a PDF and returns the bytes; `as` names the download. Throws `not-found` without any. */
export function sendPrivateFile(
  reply: FastifyReply,
  { name, as }: { name: string; as: string },
  bytes: Buffer | null,
): Buffer {
  if (!bytes) throw new Refusal('not-found')
  const isPdf = name.endsWith('.pdf')
  reply.headers({
    'content-type': isPdf ? 'application/pdf' : 'image/jpeg',
    'content-disposition': isPdf ? `attachment; filename="${as}.pdf"` : `inline; filename="${as}.jpg"`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return bytes
}
