// nginx's own cache before the product, as src/OPERATIONS.md describes it: people and visitors walk all pages and calls in every
// language, and what the cache keeps or gives to anybody has nothing of a person.
// @module-tag all

import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { pages, publicPages } from '#contract/pages.ts'
import { languageCookie } from '#contract/prerendered-page.ts'
import { languages } from '#domain/language.ts'
import { openSession } from '#server/core/accounts/sessions/sessions.ts'
import { builtApp } from '#tests/support/built-app.ts'
import { addressOf } from '#tests/support/call.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startCachingProxy, type CachingProxy } from '#tests/support/nginx.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { findProgram } from '#tests/support/services.ts'

const program = findProgram('nginx', '/usr/sbin/nginx')

/** Words of theirs that stand in what only they may see. */
const people = {
  'amina-ngassa': {
    full_name: 'Canaryamina Ngassa',
    phone: '+237699001122',
    email: 'canary-amina@wouri.example',
  },
  admin: { full_name: 'Canaryadmin Wouri', phone: '+237699003344', email: 'canary-admin@wouri.example' },
}
type Person = keyof typeof people

describe.skipIf(program === null)('nginx in front (skipped where the machine has none)', () => {
  let server: TestServer
  let proxy: CachingProxy
  const sessions = new Map<Person, string>()
  /** What no cache may know. */
  const words = Object.values(people).flatMap((person) => Object.values(person))
  beforeAll(async () => {
    server = await startServer(noLimits, { ...(await builtApp()), trustedHops: 1 })
    for (const [id, set] of Object.entries(people)) {
      await server.db.updateTable('users').set(set).where('id', '=', id).execute()
      const token = await openSession(server.db, id, false, server.clock.now)
      sessions.set(id as Person, token)
      words.push(token)
    }
    await server.db
      .updateTable('bookings')
      .set({ driver_name: people['amina-ngassa'].full_name })
      .where('driver_id', '=', 'amina-ngassa')
      .execute()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    proxy = await startCachingProxy(program!, (server.app.server.address() as AddressInfo).port)
  }, 120_000)
  afterAll(async () => {
    await proxy.stop()
    await server.close()
  })

  type Answer = { who: Person | null; path: string; cache: string | null; cookies: number; text: string }

  async function ask(who: Person | null, path: string, language: string, packed: boolean): Promise<Answer> {
    const cookies = [
      ...(who ? [`sid=${sessions.get(who)}`] : []),
      ...(who ? [`${languageCookie.name}=${language}`] : []),
    ]
    const response = await fetch(proxy.url + path, {
      redirect: 'manual',
      headers: {
        'accept-language': language,
        'accept-encoding': packed ? 'br, gzip' : 'identity',
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      },
    })
    const { headers } = response
    return {
      who,
      path,
      cache: headers.get('x-cache'),
      cookies: headers.getSetCookie().length,
      text: [...headers].join('\n') + (await response.text()),
    }
  }

  const screens = pages.map((path) => path.replace(/\$\w*/, 'x'))
  const calls = Object.values(endpoints).filter(({ method }) => method === 'GET')

  test('the whole site in three languages: nobody gets a word of somebody else, and the cache keeps none', async () => {
    const answers: Answer[] = []
    const asked = [
      ...screens,
      ...calls.map((endpoint) => addressOf(endpoint, endpoint.example(server.clock.now))),
    ]
    // Whoever comes first fills the cache: once each person, and once a visitor.
    const orders: (Person | null)[][] = [
      ['amina-ngassa', null, 'admin', null],
      [null, 'admin', null, 'amina-ngassa'],
    ]
    for (const [turn, order] of orders.entries())
      for (const language of languages)
        for (const path of asked)
          for (const address of [path, `${path}${path.includes('?') ? '&' : '?'}l=${language}`])
            for (const who of order) answers.push(await ask(who, address, language, turn === 1))

    const has = ({ text }: Answer, all: readonly string[]) => all.filter((word) => text.includes(word))
    const given = answers.filter(({ cache }) => cache === 'HIT' || cache === 'STALE' || cache === 'UPDATING')
    expect(given.filter((answer) => answer.cookies > 0 || has(answer, words).length > 0)).toEqual([])
    for (const answer of answers) {
      const own: readonly string[] = answer.who
        ? [...Object.values(people[answer.who]), sessions.get(answer.who)!]
        : []
      // An admin sees the drivers.
      const foreign = answer.who === 'admin' ? [] : words.filter((word) => !own.includes(word))
      expect(has(answer, foreign), `${answer.who} ${answer.path}`).toEqual([])
    }
    // Whose cookie says another language gets the language of the address.
    for (const { path, text } of given.filter((answer) => answer.text.includes('<html')))
      expect(text, path).toContain(`lang="${/[?&]l=(\w+)/.exec(path)?.[1] ?? languages[0]}"`)
    const kept = await proxy.kept()
    expect(kept.flatMap((text) => words.filter((word) => text.includes(word)))).toEqual([])
    expect(kept.filter((text) => /^set-cookie:/im.test(text))).toEqual([])

    // It was worth asking: people saw their own, and every public page came out of the cache in every language.
    for (const who of Object.keys(people) as Person[])
      expect(
        answers.some((answer) => answer.who === who && has(answer, [people[who].full_name]).length > 0),
      ).toBe(true)
    for (const language of languages)
      for (const path of publicPages)
        expect(
          given.some((answer) => answer.path === `${path}?l=${language}`),
          `${path} ${language}`,
        ).toBe(true)
  }, 600_000)
})
