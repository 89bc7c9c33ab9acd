// A change of the key while people read, upload and delete, beside a process that has not been restarted yet.

import { createCipheriv, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoEndings } from '#server/platform/files/picture-endings.ts'
import { keptKeys } from '#server/messages/push/kept-keys.ts'
import { derivedKeys } from '#server/messages/push/vapid.ts'
import { memoryFiles } from '#tests/support/files.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { adoptKeys } from './adopt-keys.ts'
import { keyName, type FileKeys } from './file-key.ts'
import { discardFile, keepFile } from '#server/platform/files/keep-file.ts'
import { resealFiles } from './reseal-files.ts'
import { sealed, sealedUnder, type SealedFiles } from './sealed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const [first, second] = [randomBytes(32), randomBytes(32)]
const before: FileKeys = { current: first, earlier: [] }
/** Of a process that still seals with the first key, and of one that was started with the new one. */
const waiting: FileKeys = { current: first, earlier: [second] }
const after: FileKeys = { current: second, earlier: [first] }
const stored = memoryFiles()
const viewer = { person: null, guestKey: Buffer.alloc(32) }
const words = (name: string) => Buffer.from(`a licence in ${name}`)

/** As versions before keys had names sealed. */
function sealedByOlderVersion(name: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', first, iv).setAAD(Buffer.from(name))
  const body = Buffer.concat([cipher.update(words(name)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

async function upload(files: SealedFiles): Promise<string> {
  const name = await keepFile(
    { db: server.db, files },
    'licence',
    { extension: 'jpg', bytes: Buffer.from('') },
    viewer,
    server.clock.now,
  )
  await files.replace(name, words(name))
  return name
}

const photo = 'ab'.repeat(16)
const names: string[] = []
const adopt = (keys: FileKeys) => adoptKeys(server.db, stored, keys, server.clock.now)

test('the first start with names of keys takes the one that opens what there is, and no other', async () => {
  const name = await upload(sealed(stored, before))
  stored.kept.set(name, sealedByOlderVersion(name))
  names.push(name)
  await expect(adopt({ current: second, earlier: [] })).rejects.toThrow('opens none of them')
  expect(await adopt(before)).toEqual(first)
  const pair = await keptKeys(server.db, before, first)
  expect(pair).toEqual(derivedKeys(first))
})

test('a wrong key stops the start with a sentence that names keys and reveals none', async () => {
  const wrong = randomBytes(32)
  const start = adopt({ current: wrong, earlier: [] })
  await expect(start).rejects.toThrow(
    `The files of this site are sealed with the key named ${keyName(first)}, and the one given is named ${keyName(wrong)}.`,
  )
  await expect(start).rejects.not.toThrow(wrong.toString('hex'))
})

test(
  'under load every file can be read at every moment, and in the end the earlier key opens nothing',
  { tags: 'all' },
  async () => {
    const old = sealed(stored, waiting)
    for (let count = 0; count < 40; count += 1) names.push(await upload(old))
    await server.db
      .insertInto('car_photos')
      .values({ id: photo, car_id: null, position: null, created_at: new Date(server.clock.now) })
      .execute()
    for (const ending of photoEndings) await old.put(photo + ending, words(photo))

    expect(await adopt(after)).toEqual(first)
    const files = sealed(stored, after)
    const gone: string[] = []
    const run = (runsFor: number) =>
      resealFiles(
        {
          db: server.db,
          files,
          keys: after,
          runsFor,
          onGone: (name) => gone.push(name),
          onProblem: (problem) => gone.push(problem),
        },
        server.clock.now,
      )
    const over = new AbortController()
    let reads = 0
    const read = async (each: SealedFiles) => {
      while (!over.signal.aborted)
        // A copy: names come and go while they are read.
        for (const name of names.slice()) {
          const found = await each.get(name)
          if (found) expect(found).toEqual(words(name))
          reads += 1
          if (reads % 10 === 0) await pause(2)
        }
    }
    const write = async () => {
      for (let count = 0; count < 10; count += 1) {
        names.push(await upload(count % 2 ? files : old))
        await discardFile({ db: server.db, files }, names.splice(3, 1)[0]!)
      }
    }
    const load = Promise.all([read(old), read(files)])
    // Ended in the middle and begun again, by two processes.
    await Promise.all([write(), run(5), run(5)])
    while (
      (
        await server.db
          .selectFrom('file_keys')
          .select('gone_at')
          .where('name', '=', keyName(first))
          .executeTakeFirstOrThrow()
      ).gone_at === null
    )
      await run(2000)
    over.abort()
    await load
    expect(reads).toBeGreaterThan(100)
    expect(gone).toEqual([keyName(first)])

    const alone = sealed(stored, { current: second, earlier: [] })
    for (const name of names) expect(await alone.get(name)).toEqual(words(name))
    for (const ending of photoEndings) expect(await alone.get(photo + ending)).toEqual(words(photo))
    expect(new Set([...stored.kept.values()].map(sealedUnder))).toEqual(new Set([keyName(second)]))
  },
)

test('devices stay subscribed: the pair of push messages is the same, and opens without the earlier key', async () => {
  expect(await keptKeys(server.db, after, first)).toEqual(derivedKeys(first))
  const alone: FileKeys = { current: second, earlier: [] }
  expect(await keptKeys(server.db, alone, second)).toEqual(derivedKeys(first))
  const { sealed: kept } = await server.db
    .selectFrom('installation_secrets')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(sealedUnder(kept)).toBe(keyName(second))
})
