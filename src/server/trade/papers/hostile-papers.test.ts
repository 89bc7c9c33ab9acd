// What somebody with bad intentions sends as a paper.

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maximumUploadBytes } from '#contract/upload.ts'
import {
  burdenedFiles,
  hostilePdfs,
  photo,
  unusableFiles,
  type HostileFile,
} from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
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

const send = ({ bytes, fileName = 'paper.jpg', type = 'image/jpeg' }: Omit<HostileFile, 'name'>) =>
  owner('POST', '/api/staff/paper-files', form({ field: 'file', bytes, name: fileName, type }))

/** Attached to a car, and read again as its owner does. */
async function kept(file: string) {
  const car = await aCar(server.db)
  const payload = {
    _id: crypto.randomUUID(),
    kind: 'insurance',
    number: '1',
    validUntil: '2031-01-01',
    file,
    replaces: null,
  }
  expect((await owner('POST', `/api/staff/cars/${car}/papers`, { payload })).statusCode).toBe(201)
  return owner('GET', `/api/staff/paper-files/${file}`)
}

test('what is no document, is damaged or too large leaves nothing behind, and memory stays bounded', async () => {
  const before = process.memoryUsage().rss
  const unusable = await unusableFiles()
  const cases = new Set([...unusable, ...(await burdenedFiles()), ...hostilePdfs()].map(({ name }) => name))
  expect(cases.size).toBeGreaterThanOrEqual(30)
  for (const file of unusable) {
    const answer = await send(file)
    const refusal = { code: file.reason ?? 'not-a-document' }
    expect([answer.statusCode, answer.json()], file.name).toEqual([422, refusal])
  }
  const tooLarge = Buffer.concat([await photo(), Buffer.alloc(maximumUploadBytes)])
  const answer = await send({ bytes: tooLarge })
  expect([answer.statusCode, answer.json()]).toEqual([413, { code: 'file-too-large' }])
  expect(process.memoryUsage().rss - before).toBeLessThan(600e6)
  expect(server.files.kept.size).toBe(0)
})

test('of a picture that carries more than one only the picture stays', async () => {
  for (const file of await burdenedFiles()) {
    const { rawPayload: bytes } = await kept((await send(file)).json<string>())
    expect(bytes.toString('latin1'), file.name).not.toMatch(/script|php|Secret|xmpmeta|Exif|ICC_PROFILE/)
    const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata()
    for (const left of [exif, xmp, icc, iptc, comments]) expect(left, file.name).toBeUndefined()
  }
})

test('a PDF that carries a script is refused; one that is a page or an archive too is only ever downloaded, in a sandbox', async () => {
  const [scripted, ...others] = hostilePdfs()
  expect((await send(scripted!)).json()).toEqual({ code: 'pdf-has-actions' })
  for (const file of others) {
    const name = (await send(file)).json<string>()
    expect(name, file.name).toMatch(/\.pdf$/)
    const answer = await kept(name)
    expect(answer.rawPayload).toEqual(file.bytes)
    expect(answer.headers, file.name).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="paper.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  }
})
