import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo, photoWithPlace } from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const me = 'amina-ngassa'
let server: TestServer
let driver: Awaited<ReturnType<TestServer['as']>>
beforeAll(async () => {
  server = await startServer()
  driver = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

const send = (bytes: Buffer, ask = driver) =>
  ask('POST', `/api/update-avatar/${me}`, form({ field: 'image', bytes, name: 'a.jpg' }))
const avatar = async () => (await driver('GET', `/api/user/${me}`)).json<{ avatar: string | null }>().avatar

test('a picture becomes a square without metadata, open to anyone who has its name, for ever', async () => {
  const name = (await send(await photoWithPlace())).json<string>()
  expect(await avatar()).toBe(name)
  const response = await server.visitor()('GET', `/api/avatars/${name}`)
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const { format, width, height, exif, xmp } = await sharp(response.rawPayload).metadata()
  expect([format, width, height, exif, xmp]).toEqual(['webp', 512, 512, undefined, undefined])
})

test('the next one takes its place, a bad one does not, and deleting leaves none', async () => {
  const first = (await send(await photo())).json<string>()
  const second = (await send(await photo('png'))).json<string>()
  expect((await driver('GET', `/api/avatars/${first}`)).statusCode).toBe(404)
  expect((await send(Buffer.from('%PDF-1.7'))).json()).toEqual({ code: 'not-a-picture' })
  expect(await avatar()).toBe(second)
  expect((await driver('POST', `/api/delete-avatar/${me}`)).statusCode).toBe(200)
  expect([await avatar(), server.files.kept.size]).toEqual([null, 0])
})

test("another person's picture is neither changed nor deleted", async () => {
  const other = await server.as('jules-mbarga@wouri.example')
  expect((await send(await photo(), other)).statusCode).toBe(404)
  expect((await other('POST', `/api/delete-avatar/${me}`)).statusCode).toBe(404)
  expect((await send(await photo(), server.visitor())).statusCode).toBe(401)
})

test('a licence is no picture of a person', async () => {
  const licence = await driver(
    'POST',
    `/api/update-license/${me}`,
    form({ field: 'file', bytes: await photo(), name: 'a.jpg' }),
  )
  expect((await server.visitor()('GET', `/api/avatars/${licence.json<string>()}`)).statusCode).toBe(404)
})
