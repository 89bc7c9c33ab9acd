import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { carryDrafts, draftOf, hasDraft } from './draft.ts'
import { storeInMemory } from './memory-store.ts'
import { guest, openUserStore } from './user-store.ts'

const Form = v.object({ name: v.string() })
const form = { name: 'Ruth' }

let now = 0
const draft = () => draftOf('checkout', Form, () => now)

beforeEach(() => {
  storeInMemory()
  openUserStore(null)
  now = Date.parse('2026-08-20T12:00:00Z')
})

test('a draft is there after the app was closed', async () => {
  await draft().save(form)
  expect(await draft().read()).toEqual(form)
})

test('a draft is kept 24 hours, not a millisecond longer', async () => {
  await draft().save(form)
  now += day
  expect(await draft().read()).toEqual(form)
  now += 1
  expect(await draft().read()).toBeNull()
})

test('a draft that may live longer does', async () => {
  const long = draftOf('letter', Form, () => now, 7 * day)
  await long.save(form)
  now += 7 * day
  expect(await long.read()).toEqual(form)
  now += 1
  expect(await long.read()).toBeNull()
})

test('whether there is a draft is known without reading it', async () => {
  expect(await hasDraft('checkout')).toBe(false)
  await draft().save(form)
  expect(await hasDraft('checkout')).toBe(true)
  openUserStore('amina')
  expect(await hasDraft('checkout')).toBe(false)
})

test('a draft of an older form is not poured into the new one', async () => {
  await draftOf('checkout', v.object({ other: v.string() }), () => now).save({ other: 'x' })
  expect(await draft().read()).toBeNull()
})

test('a draft belongs to the person who wrote it', async () => {
  openUserStore('amina')
  await draft().save(form)
  openUserStore('jules')
  expect(await draft().read()).toBeNull()
})

test('signing in half way keeps what was typed', async () => {
  await draft().save(form)
  await carryDrafts(guest, 'amina')
  expect(await draft().read()).toBeNull()
  openUserStore('amina')
  expect(await draft().read()).toEqual(form)
})
