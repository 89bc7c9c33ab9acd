// A push service and the devices behind it: opens what it gets as a browser does (RFC 8291), and checks whose it is (RFC 8292).

import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { createServer, type AgentOptions } from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import type { PushSubscription } from '#contract/site/push.ts'

/** `device` is its name; `message` is what the worker of that device would get. */
export type Delivered = {
  device: string
  headers: IncomingHttpHeaders
  subject: string
  message: Record<string, unknown>
}

/** `hang` never answers; `stall` says its status and nothing more. */
export type Behaviour =
  | { status: number; headers?: Record<string, string>; body?: string; stall?: boolean }
  | 'hang'

export type PushService = {
  /** How our server reaches this one whatever name it calls. */
  dial: AgentOptions & { lookup: LookupFunction }
  /** What devices of this service are subscribed under. */
  publicKey: string
  delivered: Delivered[]
  /** Every call, also those that were refused. */
  calls: string[]
  /** How the next calls are answered: for one device, or for all. */
  behave(behaviour: Behaviour | null, device?: string): void
  /** A new device: its browser's keys stay here. */
  device(name: string): PushSubscription
  close(): Promise<void>
}

/** A key both sides know instead of a certificate, so that the test needs no authority. */
const psk = randomBytes(32)
const tls = { ciphers: 'PSK-AES256-GCM-SHA384', minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const

export const serviceHost = 'push.wouri.example'

/** `publicKey` is the VAPID key that messages must be signed with. */
export async function startPushService(publicKey: string): Promise<PushService> {
  const devices = new Map<string, { curve: ECDH; auth: Buffer }>()
  const behaviours = new Map<string, Behaviour>()
  const delivered: Delivered[] = []
  const calls: string[] = []

  const answerOne = async (request: IncomingMessage, response: ServerResponse) => {
    const name = request.url!.slice(1)
    calls.push(name)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const behaviour = behaviours.get(name) ?? behaviours.get('')
    if (behaviour === 'hang') return
    const { status, headers = {}, body = '', stall } = behaviour ?? { status: 201 }
    if (status >= 200 && status < 300) {
      const device = devices.get(name)!
      const subject = await signerOf(request.headers.authorization ?? '', publicKey)
      delivered.push({
        device: name,
        headers: request.headers,
        subject,
        message: JSON.parse(opened(Buffer.concat(chunks), device)) as Delivered['message'],
      })
    }
    response.writeHead(status, headers)
    if (stall) response.flushHeaders()
    else response.end(body)
  }
  const server = createServer(
    { ...tls, pskCallback: () => psk, pskIdentityHint: 'double' },
    (request, response) => void answerOne(request, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    dial: {
      ...tls,
      port: (server.address() as AddressInfo).port,
      lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      pskCallback: () => ({ psk, identity: 'wouri' }),
      checkServerIdentity: () => undefined,
    },
    publicKey,
    delivered,
    calls,
    behave(behaviour, device = '') {
      if (behaviour === null) behaviours.delete(device)
      else behaviours.set(device, behaviour)
    },
    device(name) {
      const curve = createECDH('prime256v1')
      const auth = randomBytes(16)
      devices.set(name, { curve, auth })
      return {
        endpoint: `https://${serviceHost}/${name}`,
        keys: { p256dh: curve.generateKeys('base64url'), auth: auth.toString('base64url') },
      }
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}

/** The contact that the token names; throws for a token that our key did not sign, or for another service. */
async function signerOf(authorization: string, publicKey: string): Promise<string> {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization)!
  if (key !== publicKey) throw new Error('signed under another key')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { payload } = await jwtVerify(token!, await importJWK(jwk, 'ES256'), {
    audience: `https://${serviceHost}`,
    algorithms: ['ES256'],
    requiredClaims: ['exp'],
  })
  return payload.sub!
}

/** The text in a message of one record. */
function opened(body: Buffer, { curve, auth }: { curve: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const senderEnd = 21 + body[20]!
  const sender = body.subarray(21, senderEnd)
  const derived = (secret: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const secret = derived(curve.computeSecret(sender), auth, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const record = Buffer.concat([decipher.update(body.subarray(senderEnd, -16)), decipher.final()])
  return record.subarray(0, record.lastIndexOf(2)).toString('utf8')
}
