// Cases A of the quality page that no other file has (see cases.test.ts).

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkIn, newMails } from '#tests/support/account-mails.ts'
import { noLimits } from '#tests/support/limits.ts'
import { origin } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer(noLimits)
})
afterAll(() => server.close())

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  server.visitor()('POST', url, { ...(payload ? { payload } : {}), headers })

describe('A7: names of a person', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '{{7*7}} ${7*7} <%= 7*7 %>',
    "Robert'); DROP TABLE users;--",
  ])('A7: %s is a text in the mails that greet them', async (fullName) => {
    const ask = await server.as('clarisse-atangana@wouri.example')
    const record = { _id: 'clarisse-atangana', fullName, location: fullName, bio: fullName }
    expect((await ask('POST', '/api/update-user', { payload: record })).statusCode).toBe(200)
    expect((await post('/api/resend/frontend/clarisse-atangana@wouri.example/true')).statusCode).toBe(200)
    const [mail] = await newMails(server)
    // Anyone who could read a link into it is greeted without a name.
    expect(mail!.text.includes(fullName) || mail!.text.includes('Bonjour,')).toBe(true)
    expect(mail!.html).not.toMatch(/<img src=x|<script|\b49\b/)
    expect(mail!.to + mail!.subject).not.toContain(fullName)
    expect((await ask('GET', '/api/user/clarisse-atangana')).json()).toMatchObject({
      fullName,
      location: fullName,
      bio: fullName,
    })
  })
})

describe('A14: links of a victim', () => {
  test.each([
    ['a visitor', async () => server.visitor()],
    ['another driver', () => server.as('jules-mbarga@wouri.example')],
    ['an admin', () => server.as('admin@wouri.example')],
  ])('A14: %s throws none of them away', async (_, caller) => {
    await post('/api/resend/frontend/samuel-ekotto@wouri.example/true')
    const { userId, email, token } = linkIn((await newMails(server))[0]!)
    const ask = await caller()
    expect((await ask('DELETE', `/api/delete-tokens/${userId}`)).statusCode).toBe(200)
    expect((await ask('GET', `/api/check-token/frontend/${userId}/${email}/${token}`)).statusCode).toBe(200)
  })
})

describe('A15: a host that is not ours', () => {
  const foreign = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  }

  test.each([
    ['true', '/reset-password'],
    ['false', '/activate'],
  ])('A15: a link asked for through it (reset %s) leads to the configured origin', async (reset, page) => {
    expect(
      (await post(`/api/resend/frontend/driver@wouri.example/${reset}`, undefined, foreign)).statusCode,
    ).toBe(200)
    const [mail] = await newMails(server)
    expect(linkIn(mail!).page).toBe(`${origin}${page}`)
    expect(mail!.text + mail!.html).not.toContain('evil')
  })
})
