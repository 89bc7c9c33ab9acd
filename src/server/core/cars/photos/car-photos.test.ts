import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CarOffer } from '#contract/cars/cars.ts'
import { mostPhotos, photoAddress, photoIdOf, photoWidths } from '#domain/car/photos.ts'
import { endpoints } from '#contract/all.ts'
import { hour } from '#domain/rental/period.ts'
import { photo, photoWithPlace, unusableFiles } from '#tests/fixtures/hostile-files.ts'
import { smallPng } from '#tests/support/files.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { previewPicture } from '#server/documents/pages/preview-picture.ts'
import { addPhoto, orderPhotos, purgePhotos, removePhoto } from './car-photos.ts'

const car = 'demo-prado-tariff'
let server: TestServer
let viewer: Viewer
beforeAll(async () => {
  server = await startServer()
  viewer = await signedIn({ db: server.db, now: server.clock.now }, 'admin', 'admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.files.kept.clear()
  await server.db.deleteFrom('car_photos').execute()
})

const asked = (id = car) => ({ id, viewer, now: server.clock.now })
const add = async (bytes?: Buffer, id = car) => addPhoto(server, bytes ?? smallPng, asked(id))
const get = (url: string) => server.visitor()('GET', url)
/** The car as its own call shows it. */
async function shown() {
  const { query } = endpoints['getCarOffer']!.example(server.clock.now)
  const trip = new URLSearchParams(query)
  const { offer } = (await get(`/api/cars/${car}?${trip}`)).json<{ offer: CarOffer }>()
  return offer
}
const filesOf = (id: string) => [...server.files.kept.keys()].filter((name) => name.startsWith(id)).length

test('a photograph is stored upright, 3:2 and without metadata, in every size and format, for ever', async () => {
  // 120 by 80 and lying on its side: 80 by 120 upright.
  const id = await add(await photoWithPlace())
  for (const width of photoWidths)
    for (const format of ['avif', 'webp', ...(width === 1200 ? (['jpg'] as const) : [])] as const) {
      const response = await get(photoAddress(id, width, format))
      expect(response.headers).toMatchObject({
        'content-type': format === 'jpg' ? 'image/jpeg' : `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const meta = await sharp(response.rawPayload).metadata()
      expect([meta.width, meta.height, meta.exif, meta.xmp, meta.orientation]).toEqual([
        width,
        (width / 3) * 2,
        undefined,
        undefined,
        undefined,
      ])
      expect(response.rawPayload.includes('Secret')).toBe(false)
    }
  expect(filesOf(id)).toBe(7)
})

test('one that was taken upright stays whole, before itself out of focus', async () => {
  const band = (top: number, background: string) => ({
    input: { create: { width: 80, height: 20, channels: 3 as const, background } },
    left: 0,
    top,
  })
  const upright = await sharp({ create: { width: 80, height: 120, channels: 3, background: '#808080' } })
    .composite([band(0, '#FF0000'), band(100, '#0000FF')])
    .png()
    .toBuffer()
  const { rawPayload } = await get(photoAddress(await add(upright), 360, 'webp'))
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const [red, , notBlue] = at(180, 8)
  const [notRed, , blue] = at(180, 232)
  expect([red! > 200, notBlue! < 60, notRed! < 60, blue! > 200]).toEqual([true, true, true, true])
  // Beside it there is no white.
  expect(Math.max(...at(20, 120))).toBeLessThan(128)
})

test('the first photograph is the picture of the card everywhere, and the drawn car where there is none', async () => {
  const drawn = (await shown()).image
  const [first, second] = [await add(), await add()]
  const card = photoAddress(first, 720, 'webp')
  expect(await shown()).toMatchObject({ image: card, photos: [first, second] })
  expect(photoIdOf(card)).toBe(first)
  expect(photoIdOf(drawn)).toBeNull()

  const driver = await server.as('driver@wouri.example')
  await server.db
    .insertInto('favourites')
    .values({ user_id: 'amina-ngassa', car_id: car, saved_at: new Date(server.clock.now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  expect((await driver('GET', '/api/favourites')).body).toContain(card)
  await server.db.updateTable('bookings').set({ car_id: car }).where('id', '=', 'demo-booking-next').execute()
  expect((await driver('GET', '/api/bookings/demo-booking-next')).body).toContain(card)
  const picture = previewPicture({ car: { id: car, image: drawn }, photos: [first] }, 'A car', 'en')
  expect(picture).toMatchObject({ url: photoAddress(first, 1200, 'jpg'), width: 1200, height: 800 })

  await orderPhotos(server, [second, first], asked())
  expect((await shown()).photos).toEqual([second, first])
  await removePhoto(server, second, asked())
  expect(await shown()).toMatchObject({ image: card, photos: [first] })
  expect(filesOf(second)).toBe(0)
  await removePhoto(server, first, asked())
  expect(await shown()).toMatchObject({ image: drawn, photos: [] })
})

test('a car takes eight, in their order; a ninth and a file that is no picture leave nothing behind', async () => {
  const bytes = await photo('jpeg', 90, 60)
  const before = Array.from({ length: mostPhotos - 1 }, (_, index) => ({
    id: `${index}`.repeat(32),
    car_id: car,
    position: index + 1,
    created_at: new Date(server.clock.now),
  }))
  await server.db.insertInto('car_photos').values(before).execute()
  // Two at once for the last place.
  const last = await Promise.allSettled([add(bytes), add(bytes)])
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(add(bytes)).rejects.toMatchObject({ code: 'not-possible-now' })
  await expect(add(bytes, 'no-such-car')).rejects.toMatchObject({ code: 'not-found' })
  for (const { bytes: unusable, reason } of (await unusableFiles()).slice(0, 4))
    await expect(add(unusable, 'demo-prado-daily')).rejects.toMatchObject({ code: reason ?? 'not-a-picture' })
  const rows = await server.db.selectFrom('car_photos').select('position').orderBy('position').execute()
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(server.files.kept.size).toBe(7)
})

test('only the photographs of the car are put in order or removed', async () => {
  const [own, other] = [await add(), await add(undefined, 'demo-prado-daily')]
  for (const ids of [[], [other], [own, other], [own, own]])
    await expect(orderPhotos(server, ids, asked())).rejects.toMatchObject({ code: 'not-possible-now' })
  await expect(removePhoto(server, other, asked())).rejects.toMatchObject({ code: 'not-found' })
})

test('other files are not served here, and unfinished uploads are deleted after an hour', async () => {
  for (const name of [`${'ab'.repeat(32)}.jpg`, `${'ab'.repeat(16)}-999.webp`, `${'ab'.repeat(16)}-720.webp`])
    expect((await get(`/pictures/photos/${name}`)).statusCode).toBe(404)
  const put = server.files.put
  server.files.put = async (name, bytes) => {
    if (name.endsWith('-1200.jpg')) throw new Error('disk full')
    await put(name, bytes)
  }
  const remove = server.files.delete
  server.files.delete = () => Promise.reject(new Error('disk away'))
  await expect(add()).rejects.toMatchObject({ code: 'unavailable' })
  Object.assign(server.files, { put, delete: remove })
  expect(server.files.kept.size).toBe(6)
  expect(await purgePhotos(server, server.clock.now + hour / 2)).toBe(0)
  expect(await purgePhotos(server, server.clock.now + 2 * hour)).toBe(1)
  expect(server.files.kept.size).toBe(0)
})
