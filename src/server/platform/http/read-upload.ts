// The one file of a multipart body. Its name and declared type are ignored.

import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { maximumUploadBytes } from '#contract/upload.ts'
import { Refusal, refuseField } from './refusal.ts'

const limits = {
  fileSize: maximumUploadBytes,
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
}

/** Turns an error of the parser into a refusal: `file-too-large`, else `invalid-input`. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const tooLarge = (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE'
  return tooLarge ? new Refusal('file-too-large') : new Refusal('invalid-input')
}

/** Milliseconds without a byte after which a sender counts as gone: a phone that lost its network must not keep others waiting. */
const longestSilence = 30_000

/** Reads the file sent as `field` into memory. Throws when there is none, when there are two, or when it is too large. */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  silence: number = longestSilence,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('unsupported-media-type')
  // The connection was closed while the request waited for its turn. The parser listens for the close event, which is not emitted
  // again: it would never finish, and the turn would never be released.
  if (request.raw.destroyed) throw new Refusal('invalid-input')
  // Tests send without a network.
  const socket = request.raw.socket instanceof Socket ? request.raw.socket : null
  let bytes: Buffer | undefined
  try {
    // Node closes the connection then.
    socket?.setTimeout(silence)
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue
      if (part.fieldname !== field) throw new Refusal('invalid-input')
      bytes = await part.toBuffer()
    }
  } catch (error) {
    throw refusalFor(error)
  } finally {
    socket?.setTimeout(0)
  }
  return bytes ?? refuseField(field, 'required')
}
