// The real process: a start that is public is never the demonstration by accident, and data that once was is taken out first.

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { startProcess, type Process } from '#tests/support/process.ts'

const origin = 'https://x.example'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wouri-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a start that ends by itself wrote. */
async function refusal(env: Record<string, string>): Promise<string> {
  const site = await startProcess({ WOURI_DATA: folder, ...env })
  expect([site.url, await site.stop()]).toEqual([null, 1])
  return site.written().trim()
}

function post(site: Process, path: string, body: object): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const signIn = (site: Process, email: string, password: string) =>
  post(site, '/api/sign-in/frontend', { email, password })

test('a public address alone is refused in one sentence, and nothing is made', async () => {
  expect(await refusal({ WOURI_ORIGIN: origin })).toBe(
    'WOURI_ORIGIN=https://x.example is public: set WOURI_DEMO=off for a site of your own, or WOURI_DEMO=public to show everybody the demonstration, whose passwords are known and whose mails are open.',
  )
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
})

test('so is an own database', async () => {
  expect(await refusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toBe(
    'DATABASE_URL names a database of your own: set WOURI_DEMO=off for a site of your own, or WOURI_DEMO=on to fill the database with the demonstration.',
  )
})

test(
  'a folder that had the demonstration is refused until it is taken out, and then is a site without it',
  { tags: 'all' },
  async () => {
    const demonstration = await startProcess({ WOURI_DATA: folder })
    expect((await signIn(demonstration, 'admin@wouri.example', demonstrationPassword)).status).toBe(200)
    await demonstration.stop()

    const own = { WOURI_ORIGIN: origin, WOURI_DEMO: 'off' }
    expect(await refusal(own)).toBe(
      'This database was filled with the demonstration, whose passwords are known: run `npm run demo:clear` to take it out, then start again with WOURI_DEMO=off.',
    )

    const clearing = await startProcess({ WOURI_DATA: folder }, 'src/server/commands/demo-clear.ts')
    expect([await clearing.stop(), clearing.written()]).toEqual([
      0,
      expect.stringMatching(
        /^Taking out the demonstration whole[^]+Taken out:[^]+ \d+ bookings\n[^]+ \d+ users\n/,
      ),
    ])

    const site = await startProcess({ WOURI_DATA: folder, ...own })
    expect(site.written()).not.toContain(demonstrationPassword)
    for (const email of ['admin@wouri.example', 'driver@wouri.example', 'mboa-prestige@wouri.example'])
      expect((await signIn(site, email, demonstrationPassword)).status).toBe(204)
    expect((await fetch(`${site.url}/mailbox`)).status).toBe(404)
    const settings = (await (await fetch(`${site.url}/api/settings`)).json()) as { paymentGateways: string[] }
    expect(settings.paymentGateways).toEqual([])

    const person = { email: 'ruth@own.example', password: 'a long enough secret 7' }
    const signUp = {
      ...person,
      fullName: 'Ngo Bassa Ruth',
      phone: '+237671234567',
      birthDate: '1990-05-17',
      language: 'en',
    }
    expect((await post(site, '/api/sign-up', signUp)).status).toBe(200)
    const signedIn = await signIn(site, person.email, person.password)
    expect(signedIn.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sid=[\w-]{43};.*; Secure/),
      expect.stringMatching(/^__Host-device=.*; HttpOnly; Secure; SameSite=Strict$/),
    ])
    expect(signedIn.headers.get('strict-transport-security')).toContain('max-age=')

    const warning = 'A proxy forwards requests and TRUSTED_HOPS is 0'
    expect(site.written()).not.toContain(warning)
    for (let time = 0; time < 3; time++)
      await fetch(`${site.url}/api/health`, { headers: { 'x-forwarded-for': '198.51.100.7' } })
    await expect.poll(() => site.written().split(warning).length - 1).toBe(1)
    expect(await site.stop()).toBe(0)
  },
)
