import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/account.ts'
import { accountQueries } from '#client/api/account.ts'
import { keepShelvesInMemory } from '#client/storage/memory-shelf.ts'
import { readKept } from '#client/storage/persist.ts'
import { holdQueryClient } from '#client/storage/query-client-in-use.ts'
import { openVault } from '#client/storage/vault.ts'
import { currentEpoch, nextEpoch } from './epoch.ts'
import { keepRecord } from './keep-record.ts'
import { changeSession, currentSession } from './session-state.ts'

// The catalogs are made by extraction; nothing here speaks.
vi.mock('#client/i18n/language.ts', () => ({ currentLanguage: () => 'en' }))

const amina: User = {
  _id: 'amina-ngassa',
  type: 'user',
  fullName: 'Amina Ngassa',
  email: 'amina@wouri.example',
  phone: null,
  birthDate: null,
  location: null,
  bio: null,
  avatar: null,
  license: null,
  language: 'en',
  enableEmailNotifications: true,
  blacklisted: false,
  verified: true,
}
const { queryKey } = accountQueries.me(amina._id)
let client: QueryClient

beforeEach(() => {
  keepShelvesInMemory()
  client = new QueryClient()
  holdQueryClient(client)
  openVault(amina._id)
  client.setQueryData(queryKey, amina)
  changeSession({ user: amina, state: 'in' })
})

test('what was saved is seen by the screens and the session, and is there without a network', async () => {
  await keepRecord(amina._id, { location: 'Kribi' }, currentEpoch())
  const saved = { ...amina, location: 'Kribi' }
  expect(client.getQueryData(queryKey)).toEqual(saved)
  expect(currentSession()).toMatchObject({ user: saved, state: 'in' })
  expect(await readKept(queryKey)).toEqual(saved)
})

test('an answer that was on its way before the change does not undo it', async () => {
  let answer: (user: User) => void = () => undefined
  const older = client
    .fetchQuery({ queryKey, queryFn: () => new Promise<User>((resolve) => (answer = resolve)) })
    .catch(() => undefined)
  await keepRecord(amina._id, { location: 'Kribi' }, currentEpoch())
  answer(amina)
  await older
  expect(client.getQueryData(queryKey)).toMatchObject({ location: 'Kribi' })
})

test('a language chosen meanwhile stays', async () => {
  changeSession({ user: { ...amina, language: 'fr' }, state: 'in' })
  await keepRecord(amina._id, { location: 'Kribi' }, currentEpoch())
  expect(currentSession().user).toMatchObject({ language: 'fr', location: 'Kribi' })
})

test('nothing is kept of somebody who has left', async () => {
  const epoch = currentEpoch()
  nextEpoch()
  changeSession({})
  await keepRecord(amina._id, { location: 'Kribi' }, epoch)
  expect(currentSession()).toMatchObject({ user: null, state: 'out' })
  expect(client.getQueryData(queryKey)).toEqual(amina)
})
