// Against an S3 server that checks signatures: what leaves is sealed, and what is wrong stops the start.

import S3rver from '@20minutes/s3rver'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from './open-files.ts'
import { s3Bucket } from './s3-bucket.ts'

const name = `${'ab'.repeat(32)}.jpg`
const env = { FILES_KEY: 'c0'.repeat(32), FILES_KEY_OLD: [] }
let folder: string
let server: S3rver
let at: (keys: string, bucket: string) => string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wouri-s3-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'papers' }],
  })
  const { port } = await server.run()
  at = (keys, bucket) => `http://${keys}@127.0.0.1:${port}/${bucket}`
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('two processes share what is in the bucket, and the bucket reads nothing', async () => {
  const address = at('S3RVER:S3RVER', 'papers/site/?region=eu-west-3')
  const [here, there] = await Promise.all([
    openFiles({ WOURI_DATA: join(folder, 'a'), ...env, S3_URL: address }),
    openFiles({ WOURI_DATA: join(folder, 'b'), ...env, S3_URL: address }),
  ]).then((opened) => opened.map(({ files }) => files))
  const words = Buffer.from('a licence of Amina Ngassa '.repeat(4000))
  await here!.put(name, words)
  expect(await there!.get(name)).toEqual(words)
  const stored = (await readdir(folder, { recursive: true })).filter((file) => file.includes(name))
  expect(stored.length).toBeGreaterThan(0)
  for (const file of stored) expect(file).toContain('papers/site')
  for (const file of stored)
    expect((await readFile(join(folder, file)).catch(() => Buffer.alloc(0))).includes('Ngassa')).toBe(false)
  await there!.delete(name)
  await there!.delete(name)
  expect(await here!.get(name)).toBeNull()
})

test('only names of files of ours are asked for', async () => {
  const files = await s3Bucket(at('S3RVER:S3RVER', 'papers'))
  await expect(files.put('../papers/x', Buffer.from('x'))).rejects.toThrow('no name')
})

test.each([
  ['a wrong secret', 'S3RVER:wrong', 'papers', 403],
  ['a bucket that is not there', 'S3RVER:S3RVER', 'nowhere', 404],
])('%s stops the start with a sentence without the keys', async (_, keys, bucket, status) => {
  await expect(s3Bucket(at(keys, bucket))).rejects.toThrow(
    `S3_URL: the bucket answered with ${status}; check its address, its region and its keys.`,
  )
})

test('a bucket out of reach stops nothing: what needs it says when to come back', async () => {
  const files = await s3Bucket('http://S3RVER:S3RVER@127.0.0.1:1/papers')
  await expect(files.get(name)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('fetch failed')
})

test('a file that breaks off on its way is unavailable, like a bucket out of reach', async () => {
  const breaking = createServer(({ method }, response) => {
    if (method !== 'GET') return response.end()
    response.writeHead(200, { 'content-length': 1000 })
    response.write('the beginning', () => response.destroy())
  })
  await new Promise<void>((done) => breaking.listen(0, '127.0.0.1', done))
  const { port } = breaking.address() as AddressInfo
  const files = await s3Bucket(`http://S3RVER:S3RVER@127.0.0.1:${port}/papers`)
  await expect(files.get(name)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  breaking.close()
})
