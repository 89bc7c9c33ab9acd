// What the cookie policy says is what the site does.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cookies } from '#client/features/content/cookies/cookies.ts'
import { storedChoices } from '#client/storage/storage-policy.ts'
import { lastingCookie } from '#domain/people/session-life.ts'
import { day, minute } from '#domain/rental/period.ts'
import { cookieNames, guestCookieAge } from '#server/platform/http/security/cookies.ts'
import { deviceCookieAge } from '#server/platform/http/security/device.ts'
import { attemptLife } from '#server/trade/social/attempts.ts'

const client = resolve(import.meta.dirname, '../src/client')
const named = (name: string) => cookies.find((cookie) => cookie.name === name)

test('every cookie that the server sets is on the cookie page', () => {
  expect(cookieNames.filter((name) => named(`__Host-${name}`) === undefined)).toEqual([])
})

test('every cookie that a page sets is on the cookie page', () => {
  const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const set = sources.flatMap((name) => {
    const source = readFileSync(join(client, name), 'utf8')
    return source.includes('document.cookie')
      ? [...source.matchAll(/['"`](wouri-[\w-]+)=?/g)].map((match) => match[1]!)
      : []
  })
  // What is in localStorage is in the other table of the page.
  expect(set.filter((name) => !(name in storedChoices) && named(name) === undefined)).toEqual([])
})

test('each stays as long as the page says', () => {
  expect(named('__Host-sid')?.lives.message).toContain(`${lastingCookie / day} days`)
  expect(named('__Host-guest')?.lives.message).toBe(`${(guestCookieAge * 1000) / day} days`)
  expect(named('__Host-device')?.lives.message).toBe(`${(deviceCookieAge * 1000) / day} days`)
  expect(named('__Host-social')?.lives.message).toBe(`${attemptLife / minute} minutes`)
})
