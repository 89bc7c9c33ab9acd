// What somebody with bad intentions sends as a picture of a car: as staff, and as a driver.

import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maximumUploadBytes } from '#contract/upload.ts'
import { hour } from '#domain/rental/period.ts'
import {
  burdenedFiles,
  photo,
  pixelBomb,
  unusableFiles,
  type HostileFile,
} from '#tests/fixtures/hostile-files.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let driver: Ask
let id: string
let record: string
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  driver = await server.as('driver@wouri.example')
  const { db, clock } = server
  const out = new Date(clock.now - hour)
  id = await aMadeBooking(db, {
    now: clock.now,
    car_id: await aCar(db),
    status: 'reserved',
    from_at: out,
    handed_over_at: out,
  })
  record = await anInspection(db, id)
})
afterAll(() => server.close())

type File = Omit<HostileFile, 'name'>
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const sent = ({ bytes, fileName = 'x.jpg', type = 'image/jpeg' }: File) =>
  form({ field: 'image', bytes, name: fileName, type })

/** The record names it before it arrives. */
async function sendAsStaff(file: File) {
  const hash = hashOf(file.bytes)
  await server.db
    .insertInto('inspection_pictures')
    .values({ inspection_id: record, hash, slot: null, file: null, arrived_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return owner('POST', `/api/staff/bookings/${id}/inspection-pictures/${hash}`, sent(file))
}
const sendAsDriver = (file: File) => {
  const takenAt = encodeURIComponent(new Date(server.clock.now).toISOString())
  const query = `kind=out&takenAt=${takenAt}`
  return driver('POST', `/api/bookings/${id}/driver-pictures/${hashOf(file.bytes)}?${query}`, sent(file))
}

describe.each([
  ['of the desk', sendAsStaff, 'inspection-pictures'],
  ['of the driver', sendAsDriver, 'driver-pictures'],
] as const)('pictures %s', (_, send, path) => {
  test('what is no picture, is damaged or too large is refused, and leaves nothing behind', async () => {
    const before = server.files.kept.size
    const memory = process.memoryUsage().rss
    for (const file of [...(await unusableFiles()), { name: 'a bomb', bytes: pixelBomb() }]) {
      const answer = await send(file)
      expect([file.name, answer.statusCode]).toEqual([file.name, 422])
      const { code } = answer.json<{ code: string }>()
      expect(code, file.name).toMatch(
        /^(not-a-picture|file-damaged|picture-(animated|too-narrow|too-large))$/,
      )
    }
    const tooLarge = Buffer.concat([await photo(), Buffer.alloc(maximumUploadBytes)])
    const answer = await send({ bytes: tooLarge })
    expect([answer.statusCode, answer.json()]).toEqual([413, { code: 'file-too-large' }])
    expect(process.memoryUsage().rss - memory).toBeLessThan(600e6)
    expect(server.files.kept.size).toBe(before)
  })

  test('of a picture that carries more than one only the picture stays', async () => {
    for (const file of await burdenedFiles()) {
      const answer = await send(file)
      expect([file.name, answer.statusCode]).toEqual([file.name, 200])
      const shown = await driver('GET', `/api/bookings/${id}/${path}/${hashOf(file.bytes)}`)
      expect(shown.headers, file.name).toMatchObject({
        'content-type': 'image/jpeg',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      const bytes = shown.rawPayload
      expect(bytes.toString('latin1'), file.name).not.toMatch(/script|php|Secret|xmpmeta|Exif|ICC_PROFILE/)
      const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
      for (const left of [exif, xmp, icc, iptc]) expect(left, file.name).toBeUndefined()
    }
  })

  test('a picture is not read by a page of another site', async () => {
    const bytes = await photo()
    await send({ bytes })
    const url = `/api/bookings/${id}/${path}/${hashOf(bytes)}`
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await driver('GET', url)).statusCode).toBe(200)
    expect((await driver('GET', url, { headers })).statusCode).toBe(404)
  })
})
