import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  burdenedFiles,
  photo,
  pixelBomb,
  unusableFiles,
  type HostileFile,
} from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { processorSeconds } from '#tests/support/processor-time.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const unlimited = { points: 1_000_000, seconds: 60 }
let server: TestServer
let driver: Awaited<ReturnType<TestServer['as']>>
let unusable: HostileFile[]
let burdened: HostileFile[]
beforeAll(async () => {
  ;[unusable, burdened] = await Promise.all([unusableFiles(), burdenedFiles()])
  server = await startServer({ reads: unlimited, uploadsByAddress: unlimited, uploadsByPerson: unlimited })
  driver = await server.as('driver@wouri.example')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const part = ({ bytes, fileName, type }: Omit<HostileFile, 'name'>, field = 'file') => ({
  field,
  bytes,
  name: fileName ?? 'a.jpg',
  ...(type ? { type } : {}),
})
const create = (file: Omit<HostileFile, 'name'>) => driver('POST', '/api/create-license', form(part(file)))
const fetched = async (name: string) => (await driver('GET', `/api/licenses/${name}`)).rawPayload

test('a file that is not a picture is refused, and leaves nothing behind', async () => {
  const before = server.files.kept.size
  for (const file of unusable) {
    const work = await processorSeconds(async () => {
      const response = await create(file)
      expect([file.name, response.statusCode, response.json()]).toEqual([
        file.name,
        422,
        { code: file.reason ?? 'not-a-document' },
      ])
    })
    expect(work, file.name).toBeLessThan(3)
  }
  expect(server.files.kept.size).toBe(before)
})

test('metadata of a picture is removed', async () => {
  expect(unusable.length + burdened.length).toBeGreaterThanOrEqual(30)
  for (const file of burdened) {
    const response = await create(file)
    expect([file.name, response.statusCode]).toEqual([file.name, 200])
    const bytes = await fetched(response.json<string>())
    expect(bytes.toString('latin1'), file.name).not.toMatch(/script|php|Secret|xmpmeta|Exif|ICC_PROFILE/)
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
    expect([exif, xmp, icc, iptc], file.name).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('a photo lying on its side is stood up', async () => {
  const lying = burdened.find(({ name }) => name === 'a photo with its place')!
  const { width, height } = await sharp(await fetched((await create(lying)).json<string>())).metadata()
  expect([width, height]).toEqual([80, 120])
})

test.each(['jpeg', 'png', 'webp'] as const)('a large %s becomes a JPEG of 2400 pixels', async (format) => {
  const response = await create({
    bytes: await sharp(await photo())
      .resize(3000, 1000, { fit: 'fill' })
      .toFormat(format)
      .toBuffer(),
  })
  expect(response.json<string>()).toMatch(/^[0-9a-f]{64}\.jpg$/)
  const meta = await sharp(await fetched(response.json<string>())).metadata()
  expect([meta.format, meta.width, meta.height]).toEqual(['jpeg', 2400, 800])
})

test.each([2, 1])('a JPEG without its last %i bytes is taken, one without more is not', async (missing) => {
  const whole = await photo('jpeg', 640, 480)
  expect((await create({ bytes: whole.subarray(0, -missing) })).statusCode).toBe(200)
  expect((await create({ bytes: whole.subarray(0, whole.length - 400) })).statusCode).toBe(422)
})

test('48 megapixels of a phone are taken, more than 50 are not', async () => {
  const grey = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
  expect((await create({ bytes: await grey(8064, 6048) })).statusCode).toBe(200)
  expect((await create({ bytes: await grey(8064, 6400) })).statusCode).toBe(422)
})

test.each(['\uFEFF', '\r\n', '\uFEFF\n'])('a PDF after %j is one, and stays as it is', async (before) => {
  const bytes = Buffer.from(`${before}%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF`)
  const response = await create({ bytes, fileName: 'a.pdf' })
  expect(response.statusCode).toBe(200)
  expect(response.json<string>()).toMatch(/\.pdf$/)
})

test('a PDF with a script stays as it is and is only ever downloaded', async () => {
  const bytes = Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n%%EOF')
  const name = (await create({ bytes })).json<string>()
  const response = await driver('GET', `/api/licenses/${name}`)
  expect(response.rawPayload).toEqual(bytes)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="licence.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test.each(['../../x', '..\\..\\x.jpg', 'a\u0000.jpg', 'x'.repeat(300), '.htaccess', 'con.jpg', ''])(
  'the name %j is ignored',
  async (fileName) => {
    const response = await create({ bytes: await photo(), fileName })
    expect(response.statusCode).toBe(200)
    expect(response.json<string>()).toMatch(/^[0-9a-f]{64}\.jpg$/)
  },
)

describe('forms that are none', () => {
  const post = (options: { payload: Buffer | string; headers: Record<string, string> }) =>
    driver('POST', '/api/create-license', options)
  const whole = async () => form(part({ bytes: await photo() }))

  test('a name with a line end, two files, many fields, another field, no file, no boundary, half a body', async () => {
    const bytes = await photo()
    const broken = await whole()
    const many = Array.from({ length: 2000 }, (_, index) => ({ field: `f${index}`, bytes: 'x' }))
    const answers = [
      await create({ bytes, fileName: 'a.jpg"\r\nX-Evil: 1\r\n\r\n' }),
      await post(form(part({ bytes }), part({ bytes }))),
      await post(form(...many, part({ bytes }))),
      await post(form(part({ bytes }, 'picture'))),
      await post(form(part({ bytes }, '__proto__'))),
      await post(form({ field: 'file', bytes: 'text' })),
      await post({ ...broken, headers: { ...broken.headers, 'content-type': 'multipart/form-data' } }),
      await post({ ...broken, payload: broken.payload.subarray(0, 400) }),
      await post({ ...broken, payload: '' }),
    ]
    const [, ...rest] = answers.map(({ statusCode }) => statusCode)
    expect(answers[0]!.statusCode === 200 || answers[0]!.statusCode < 500).toBe(true)
    expect(rest).toEqual([400, 400, 400, 400, 400, 400, 400, expect.any(Number)])
    expect(answers.at(-1)!.statusCode).toBeLessThan(500)
  })

  test('JSON is no upload, an upload no JSON, and a form of another site neither', async () => {
    const upload = await whole()
    const { 'x-requested-with': _, ...asForm } = upload.headers
    const type = { 'content-type': 'application/json' }
    expect((await post({ payload: '{}', headers: type })).statusCode).toBe(415)
    expect((await post({ ...upload, headers: asForm })).statusCode).toBe(403)
    expect((await driver('POST', '/api/update-language', upload)).statusCode).toBe(415)
    expect((await post({ payload: 'x', headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415)
  })

  test('15 MB are refused before the body is read, also in pieces of unknown number', async () => {
    const { port } = server.app.server.address() as AddressInfo
    const { headers } = await whole()
    const status = (more: Record<string, string>, body: Buffer | null) =>
      new Promise<number>((resolve, reject) => {
        const sent = request(
          { port, method: 'POST', path: '/api/create-license', headers: { ...headers, ...more } },
          (response) => {
            resolve(response.statusCode!)
            sent.destroy()
          },
        )
        sent.on('error', reject)
        if (body) sent.end(body)
        else sent.flushHeaders()
      })
    expect(await status({ 'content-length': String(15 * 1024 * 1024) }, null)).toBe(413)
    const large = form(part({ bytes: Buffer.concat([await photo(), Buffer.alloc(9 * 1024 * 1024)]) }))
    expect((await post({ payload: large.payload, headers: large.headers })).statusCode).toBe(413)
    expect(await status({ 'transfer-encoding': 'chunked' }, large.payload)).toBe(413)
  })
})

// Of 53 sixteen are read and 32 wait; what is sent is all there when they hang up, or is still on its way.
test.each([20, 300, 900])('senders of %i pixels who hang up halfway leave room for others', async (side) => {
  const { port } = server.app.server.address() as AddressInfo
  const { payload, headers } = form(part({ bytes: await photo('png', side, side) }))
  const hangUp = () =>
    new Promise<void>((resolve) => {
      const sent = request({
        port,
        method: 'POST',
        path: '/api/create-license',
        headers: { ...headers, 'content-length': payload.length },
      })
      sent.on('error', () => undefined)
      sent.on('close', resolve)
      sent.write(payload.subarray(0, payload.length / 2), () => setTimeout(() => sent.destroy(), 50))
    })
  await Promise.all(Array.from({ length: 53 }, hangUp))
  await expect
    .poll(async () => (await create({ bytes: await photo() })).statusCode, { timeout: 30_000 })
    .toBe(200)
})

test('ten bombs and ten large photos at once stay within 300 MB', { tags: 'all' }, async () => {
  const bomb = pixelBomb()
  const large = await sharp(await photo())
    .resize(6000, 6000, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  await create({ bytes: large })
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  const files = Array.from({ length: 20 }, (_, index) => create({ bytes: index % 2 ? bomb : large }))
  const statuses = (await Promise.all(files)).map(({ statusCode }) => statusCode)
  clearInterval(watch)
  expect(statuses).toEqual(Array.from({ length: 20 }, (_, index) => (index % 2 ? 422 : 200)))
  expect((most - before) / 1e6).toBeLessThan(300)
})
