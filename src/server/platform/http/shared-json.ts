// A public answer that many share: written, packed and marked once, however many read it.

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Instant } from '#domain/rental/period.ts'
import { encodingFor, pack, smallestPacked, type Encoding } from './encodings.ts'
import { keepAnswers, type KeptAnswers } from './kept-answers.ts'

export class SharedJson {
  readonly bytes: Buffer
  /** Weak: it is the same for every encoding. */
  readonly etag: string
  private readonly packed = new Map<Encoding, Promise<Buffer>>()

  constructor(value: unknown) {
    this.bytes = Buffer.from(JSON.stringify(value))
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`
  }

  packedAs(encoding: Encoding): Promise<Buffer> {
    const made = this.packed.get(encoding) ?? pack(this.bytes, encoding)
    this.packed.set(encoding, made)
    return made
  }
}

/** Bytes of the answers that are kept; each is there packed as well, in about as much again. */
const mostKept = 16 * 1024 ** 2

/** Keeps such answers for `age` milliseconds. `now` is the server's clock. */
export function keepShared(age: number, now: () => Instant): KeptAnswers<SharedJson> {
  return keepAnswers({ age, most: mostKept, sizeOf: ({ bytes }) => bytes.length, now })
}

const isKnown = (named: string | undefined, etag: string) =>
  named !== undefined && named.split(',').some((one) => one.trim() === etag)

/** Sends it as the browser takes it; a browser that already has it gets 304. The reply says how long it may be kept. */
export async function sendShared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  json: SharedJson,
): Promise<FastifyReply> {
  reply.header('etag', json.etag)
  const isLong = json.bytes.length >= smallestPacked
  if (isLong) reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (isKnown(headers['if-none-match'], json.etag)) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  const encoding = isLong ? encodingFor(headers['accept-encoding']) : undefined
  if (encoding === undefined) return reply.send(json.bytes)
  return reply.header('content-encoding', encoding).send(await json.packedAs(encoding))
}
