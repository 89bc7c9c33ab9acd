// The drill: a running site is backed up, everything of it is destroyed, and the backup brings it back.
// @module-tag all

import S3rver from '@20minutes/s3rver'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { readEnvironment } from '#server/app/env.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { startProcess, type Process } from '#tests/support/process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wouri-drill-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(data: string, program: string, ...args: string[]): Promise<[number | null, string]> {
  const { stop, written } = await startProcess(
    { WOURI_DATA: data },
    `src/server/commands/${program}.ts`,
    args,
  )
  return [await stop(), written()]
}

/** What a signed-in driver finds: the key of push messages, and the licence on record. */
async function findings({ url }: Process): Promise<{ pushKey: string; licence: Buffer }> {
  const signedIn = await fetch(`${url}/api/sign-in/frontend`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'driver@wouri.example', password: demonstrationPassword }),
  })
  const { license } = (await signedIn.json()) as { license: string }
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  const licence = await fetch(`${url}/api/licenses/${license}`, { headers: { cookie } })
  expect(licence.status).toBe(200)
  const { publicKey } = (await (await fetch(`${url}/api/push-key`)).json()) as { publicKey: string }
  return { pushKey: publicKey, licence: Buffer.from(await licence.arrayBuffer()) }
}

test('a site comes back from its backup and changes its key: invariants hold, licences open, devices stay subscribed', async () => {
  const [data, backups] = [join(folder, 'data'), join(folder, 'backups')]
  const site = await startProcess({ WOURI_DATA: data })
  const before = await findings(site)
  const [file] = await readdir(join(data, 'files'))
  await writeFile(join(data, 'files', `${file}.new`), 'half of it')
  const made = await run(data, 'backup/backup', backups)
  expect(made).toEqual([0, expect.stringContaining('The key of the files is NOT in it')])
  const [name] = await readdir(backups)
  const backup = join(backups, name!)
  expect(await readdir(backup)).toEqual(['backup.json', 'files', 'postgres'])
  expect(await readdir(join(backup, 'files'))).not.toContain(`${file}.new`)
  const key = await readFile(join(data, 'files.key'), 'utf8')

  expect(await run(data, 'backup/restore', backup)).toEqual([
    1,
    expect.stringContaining('stop the site first'),
  ])
  await site.stop()
  await rm(data, { recursive: true })

  const withoutKey = await run(data, 'backup/restore', backup)
  expect(withoutKey).toEqual([
    1,
    expect.stringMatching(/sealed with the key named [0-9a-f]{16}\. No key is here/),
  ])
  const restored = await startProcess(
    { WOURI_DATA: data, FILES_KEY: key },
    'src/server/commands/backup/restore.ts',
    [backup],
  )
  expect([await restored.stop(), restored.written()]).toEqual([
    0,
    expect.stringContaining('Nothing is wrong.'),
  ])

  const next = randomBytes(32).toString('hex')
  const again = await startProcess({ WOURI_DATA: data, FILES_KEY: next, FILES_KEY_OLD: key })
  await expect.poll(again.written, { timeout: 20_000 }).toContain('FILES_KEY_OLD needs it no longer')
  expect(await findings(again)).toEqual(before)
  await again.stop()
  const files = await openFiles(readEnvironment({ WOURI_DATA: data, FILES_KEY: key }))
  for (const file of await readdir(join(data, 'files')))
    await expect(files.files.get(file)).rejects.toThrow('authenticate')
}, 120_000)

test('files of a bucket are in the backup, and come back in the bucket of another site', async () => {
  const [data, backups, other] = ['bucket-data', 'bucket-backups', 'bucket-other'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  const bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'first' }, { name: 'second' }],
  })
  const { port } = await bucket.run()
  const at = (name: string) => `http://S3RVER:S3RVER@127.0.0.1:${port}/${name}/site`
  const env = { FILES_KEY: randomBytes(32).toString('hex') }
  const site = await startProcess({ ...env, WOURI_DATA: data, S3_URL: at('first') })
  const { licence } = await findings(site)
  const step = async (program: string, place: string, S3_URL: string, argument: string) => {
    const variables = { ...env, WOURI_DATA: place, S3_URL }
    const { stop, written } = await startProcess(variables, `src/server/commands/backup/${program}.ts`, [
      argument,
    ])
    return [await stop(), written()]
  }
  expect(await step('backup', data, at('first'), backups)).toEqual([0, expect.anything()])
  await site.stop()
  const backup = join(backups, (await readdir(backups))[0]!)
  expect(await step('restore', other, at('second'), backup)).toEqual([
    0,
    expect.stringContaining('Nothing is wrong.'),
  ])
  expect(await step('restore', join(folder, 'bucket-third'), at('second'), backup)).toEqual([
    1,
    expect.stringContaining('There are files in the bucket'),
  ])
  const again = await startProcess({ ...env, WOURI_DATA: other, S3_URL: at('second') })
  expect((await findings(again)).licence).toEqual(licence)
  await again.stop()
  await bucket.close()
})

test('a backup that is damaged is not restored', async () => {
  const [name] = await readdir(join(folder, 'backups'))
  const backup = join(folder, 'backups', name!)
  await writeFile(join(backup, 'postgres', 'PG_VERSION'), '17\n')
  const target = join(folder, 'damaged')
  expect(await run(target, 'backup/restore', backup)).toEqual([
    1,
    expect.stringContaining('The backup is damaged: postgres/PG_VERSION is not what was written.'),
  ])
  await rm(join(backup, 'backup.json'))
  expect(await run(target, 'backup/restore', backup)).toEqual([
    1,
    expect.stringContaining('There is no finished backup'),
  ])
})
