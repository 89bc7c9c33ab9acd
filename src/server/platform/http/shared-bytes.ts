// An answer that many share: written, marked and packed once, however many read it.

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, pack, smallestPacked, type Encoding } from './encodings.ts'

/** Takes what is sent; returns its tag. Weak: the same answer travels packed in one way or another. */
export function tagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

export class SharedBytes {
  readonly bytes: Buffer
  readonly etag: string
  readonly type: string
  private readonly packed = new Map<Encoding, Promise<Buffer>>()

  constructor(bytes: Buffer, type: string) {
    this.bytes = bytes
    this.etag = tagOf(bytes)
    this.type = type
  }

  /** At most this many bytes are held: packed in both ways it is shorter than once more as it is. */
  get held(): number {
    return 2 * this.bytes.length
  }

  packedAs(encoding: Encoding): Promise<Buffer> {
    const made = this.packed.get(encoding) ?? pack(this.bytes, encoding)
    this.packed.set(encoding, made)
    return made
  }
}

const isKnown = (named: string | undefined, etag: string) =>
  named !== undefined && named.split(',').some((one) => one.trim() === etag)

/** Sends it as the browser takes it; a browser that already has it gets 304. The reply says how long it may be kept. */
export async function sendShared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  shared: SharedBytes,
): Promise<FastifyReply> {
  reply.header('etag', shared.etag)
  const isLong = shared.bytes.length >= smallestPacked
  if (isLong) reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (reply.statusCode === 200 && isKnown(headers['if-none-match'], shared.etag))
    return reply.status(304).send()
  reply.type(shared.type)
  const encoding = isLong ? encodingFor(headers['accept-encoding']) : undefined
  if (encoding === undefined) return reply.send(shared.bytes)
  return reply.header('content-encoding', encoding).send(await shared.packedAs(encoding))
}
