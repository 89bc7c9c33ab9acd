// What an owner's phone, or somebody with bad intentions, sends as a photograph of a car.

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maximumUploadBytes } from '#contract/upload.ts'
import { mostPhotos } from '#domain/car/photos.ts'
import { burdenedFiles, photo, unusableFiles } from '#tests/fixtures/hostile-files.ts'
import { form, smallPng } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

type Sent = { bytes: Buffer; fileName?: string; type?: string }
const send = (car: string, { bytes, fileName = 'car.jpg', type = 'image/jpeg' }: Sent, ask = owner) =>
  ask('POST', `/api/staff/cars/${car}/photos`, form({ field: 'image', bytes, name: fileName, type }))
const photosOf = async (car: string) =>
  (await owner('GET', `/api/staff/cars/${car}`)).json<{ photos: string[] }>().photos

test('what is no picture, is damaged or too large leaves nothing behind', async () => {
  const car = await aCar(server.db)
  const before = process.memoryUsage().rss
  const unusable = await unusableFiles()
  const cases = new Set([...unusable, ...(await burdenedFiles())].map(({ name }) => name))
  expect(cases.size).toBeGreaterThanOrEqual(30)
  for (const file of unusable) {
    const answer = await send(car, file)
    const refusal = { code: file.reason ?? 'not-a-picture' }
    expect([answer.statusCode, answer.json()], file.name).toEqual([422, refusal])
  }
  const tooLarge = Buffer.concat([await photo(), Buffer.alloc(maximumUploadBytes)])
  const answer = await send(car, { bytes: tooLarge })
  expect([answer.statusCode, answer.json()]).toEqual([413, { code: 'file-too-large' }])
  expect(process.memoryUsage().rss - before).toBeLessThan(600e6)
  expect([server.files.kept.size, await photosOf(car)]).toEqual([0, []])
})

test(
  'of a picture that carries more than one only the picture stays, in every size',
  { tags: 'all' },
  async () => {
    const files = await burdenedFiles()
    for (const file of files) {
      const car = await aCar(server.db)
      expect((await send(car, file)).statusCode, file.name).toBe(201)
      expect(await photosOf(car), file.name).toHaveLength(1)
    }
    expect(server.files.kept.size).toBe(7 * files.length)
    for (const [name, bytes] of server.files.kept) {
      const { exif, xmp, iptc, icc, comments, orientation, width, height } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc, comments, orientation, width / height], name).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
        1.5,
      ])
      for (const left of ['Secret', '<script', '<?php']) expect(bytes.includes(left), name).toBe(false)
    }
  },
)

test('an owner orders and removes the photographs of own cars alone; a second removal is none', async () => {
  const car = await aCar(server.db)
  const bytes = smallPng
  for (let count = 0; count < 3; count++) await send(car, { bytes })
  const [first, second, third] = (await photosOf(car)) as [string, string, string]
  const act = (act: string, payload: object, ask = owner) =>
    ask('POST', `/api/staff/cars/${car}/photos/${act}`, { payload })
  expect((await act('order', { photos: [third, first, second] })).statusCode).toBe(200)
  expect((await act('order', { photos: [third] })).json()).toEqual({ code: 'not-possible-now' })
  const other = await server.as('grassfields-auto@wouri.example')
  expect((await act('remove', { photo: third }, other)).statusCode).toBe(404)
  expect((await send(car, { bytes }, other)).statusCode).toBe(404)
  for (let time = 0; time < 2; time++) expect((await act('remove', { photo: third })).statusCode).toBe(200)
  expect(await photosOf(car)).toEqual([first, second])
})

test('ten at once make eight', { tags: 'all' }, async () => {
  const car = await aCar(server.db)
  const bytes = smallPng
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(car, { bytes })))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(mostPhotos)
  expect(await photosOf(car)).toHaveLength(mostPhotos)
})

test('a copy takes the photographs along where that is asked, as files of its own', async () => {
  const car = await aCar(server.db)
  for (let sent = 0; sent < 2; sent++) await send(car, { bytes: await photo() })
  const before = await photosOf(car)
  const kept = server.files.kept.size
  const copy = async (_id: string, photos?: boolean) =>
    (
      await owner('POST', `/api/staff/cars/${car}/copy`, { payload: { _id, ...(photos && { photos }) } })
    ).json<{ photos: string[] }>().photos
  expect(await copy(crypto.randomUUID())).toEqual([])
  const id = crypto.randomUUID()
  const copied = await copy(id, true)
  expect([copied.length, server.files.kept.size]).toEqual([2, kept + 2 * 7])
  expect(copied.some((each) => before.includes(each))).toBe(false)
  // Pressed again it is the same copy; what one car loses the other keeps.
  expect(await copy(id, true)).toEqual(copied)
  await owner('POST', `/api/staff/cars/${car}/photos/remove`, { payload: { photo: before[0] } })
  expect([await photosOf(car), await photosOf(id)]).toEqual([[before[1]], copied])
})
