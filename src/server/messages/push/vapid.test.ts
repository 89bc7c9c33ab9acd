import { createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto'
import webPush from 'web-push'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/app/env.ts'
import { derivedKeys, environmentKeys, vapidSubject } from './vapid.ts'

const installation = Buffer.alloc(32, 7)

test('an installation has one pair, another installation another, and a start changes neither', () => {
  expect(derivedKeys(Buffer.alloc(32, 7))).toEqual(derivedKeys(installation))
  expect(derivedKeys(Buffer.alloc(32, 8))).not.toEqual(derivedKeys(installation))
  // Were it to change, every device out there would be lost.
  expect(derivedKeys(installation).publicKey).toBe(
    'BCVXrnf6nlFLnAaUottsQr0_St1_oyimwPXiQChxI8PZ-EFXz5bKqVUwjyYcMPmqqk29ji81dD-U1tGi0Nn71QM',
  )
})

test('a pair signs, whatever the installation’s key is', () => {
  for (let round = 0; round < 50; round++) {
    const { publicKey, privateKey } = derivedKeys(randomBytes(32))
    const point = Buffer.from(publicKey, 'base64url')
    expect([point.length, point[0], Buffer.from(privateKey, 'base64url').length]).toEqual([65, 4, 32])
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const signature = sign(
      'sha256',
      Buffer.from('x'),
      createPrivateKey({ key: { ...jwk, d: privateKey }, format: 'jwk' }),
    )
    expect(verify('sha256', Buffer.from('x'), createPublicKey({ key: jwk, format: 'jwk' }), signature)).toBe(
      true,
    )
  }
})

test('a pair of one’s own is used instead', () => {
  const own = webPush.generateVAPIDKeys()
  const env = readEnvironment({ VAPID_PUBLIC_KEY: own.publicKey, VAPID_PRIVATE_KEY: own.privateKey })
  expect(environmentKeys(env)).toEqual(own)
  expect(environmentKeys(readEnvironment({}))).toBeNull()
})

test('an invalid pair stops the start with a message that does not repeat it', () => {
  const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()]
  const given = (source: Record<string, string>) => () => environmentKeys(readEnvironment(source))
  expect(given({ VAPID_PUBLIC_KEY: one.publicKey })).toThrow(
    'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY belong together',
  )
  expect(given({ VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: 'short' })).toThrow(
    'VAPID_PRIVATE_KEY: must be 43 characters',
  )
  for (const privateKey of [other.privateKey, 'A'.repeat(43)]) {
    const wrong = given({ VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: privateKey })
    expect(wrong).toThrow('VAPID_PUBLIC_KEY: must be the one that belongs to VAPID_PRIVATE_KEY')
    expect(wrong).not.toThrow(privateKey)
  }
  expect(given({ VAPID_SUBJECT: 'wouri.example' })).toThrow(
    'VAPID_SUBJECT: must begin with https:// or mailto:',
  )
})

test.each([
  [{}, 'https://wouri.example', 'https://wouri.example'],
  [{}, 'http://localhost:3000', 'mailto:hello@wouri.example'],
  [{}, 'https://localhost:3000', 'mailto:hello@wouri.example'],
  [{ MAIL_FROM: 'rent@wouri.example' }, 'http://wouri.example', 'mailto:rent@wouri.example'],
  [{ VAPID_SUBJECT: 'mailto:push@wouri.example' }, 'https://wouri.example', 'mailto:push@wouri.example'],
])('with %j at %s push services write to %s', (source, origin, subject) => {
  expect(vapidSubject(readEnvironment(source), origin)).toBe(subject)
})
