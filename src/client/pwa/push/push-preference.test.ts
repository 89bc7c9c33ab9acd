import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { rememberNotNow, saidNotNow } from './refusal.ts'
import {
  erasePushPreference,
  readPushPreference,
  sameKey,
  stepFor,
  writePushPreference,
  type PushPreference,
} from './push-preference.ts'

const now = Date.parse('2026-07-28T09:00:00Z')
const preference: PushPreference = { person: 'amina', key: 'BNcR', toldAt: now - 1000 }

beforeEach(() => localStorage.clear())

describe('a subscription that is found', () => {
  const found = { preference, person: 'amina', permission: 'granted', hasSubscription: true, now } as const

  test.each<[string, Partial<Parameters<typeof stepFor>[0]>, string]>([
    ['of the current person, fresh', {}, 'none'],
    ['that the server has not heard of for a day', { now: now + day }, 'renew'],
    ['from a clock that ran ahead', { now: now - 2 * day }, 'renew'],
    ['no longer, because the browser dropped it', { hasSubscription: false }, 'renew'],
    ['that was never finished', { preference: { ...preference, toldAt: 0 } }, 'renew'],
    ['of somebody else', { person: 'boris' }, 'clear'],
    ['without a preference', { preference: null }, 'clear'],
    ['behind a permission that was taken back', { permission: 'default' }, 'clear'],
    ['behind a refusal', { permission: 'denied', hasSubscription: false }, 'clear'],
    ['no subscription and no preference', { preference: null, hasSubscription: false }, 'none'],
  ])('%s', (_, facts, step) => {
    expect(stepFor({ ...found, ...facts })).toBe(step)
  })
})

test('a preference is kept until it is erased, and one that somebody edited is none', () => {
  expect(readPushPreference()).toBeNull()
  writePushPreference(preference)
  expect(readPushPreference()).toEqual(preference)
  localStorage.setItem('wouri-push', '{"person":7}')
  expect(readPushPreference()).toBeNull()
  writePushPreference(preference)
  erasePushPreference()
  expect(localStorage.length).toBe(0)
})

test('"not now" holds for ninety days, also on a clock that was put back', () => {
  expect(saidNotNow(now)).toBe(false)
  rememberNotNow(now)
  expect(saidNotNow(now + 90 * day - 1)).toBe(true)
  expect(saidNotNow(now - 5 * day)).toBe(true)
  expect(saidNotNow(now + 90 * day)).toBe(false)
  localStorage.setItem('wouri-push-not-now', 'soon')
  expect(saidNotNow(now)).toBe(false)
})

test('a key is the same as bytes and as text', () => {
  const { buffer } = Uint8Array.from([251, 255, 190, 1])
  const subscription = { options: { applicationServerKey: buffer } }
  expect(sameKey(subscription, '-_--AQ', undefined)).toBe(true)
  expect(sameKey(subscription, '-_--AQ==', 'another')).toBe(true)
  expect(sameKey(subscription, '-_--AA', '-_--AA')).toBe(false)
  // A browser that does not say what it subscribed under.
  expect(sameKey({ options: { applicationServerKey: null } }, 'BNcR', 'BNcR')).toBe(true)
  expect(sameKey({}, 'BNcR', undefined)).toBe(false)
})
