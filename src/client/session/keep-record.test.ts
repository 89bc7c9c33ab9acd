import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#contract/account/account.ts'
import { accountQueries } from '#client/api/account/account.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { registerPersister } from '#client/storage/lazy-query-persister.ts'
import { readPersisted } from '#client/storage/query-persister.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { currentEpoch, nextEpoch } from '../api/epoch.ts'
import { keepRecord } from './keep-record.ts'
import { changeSession, currentSession } from './session-state.ts'

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
  storeInMemory()
  registerPersister()
  client = new QueryClient()
  setQueryClient(client)
  openUserStore(amina._id)
  client.setQueryData(queryKey, amina)
  changeSession({ user: amina, state: 'in' })
})

test('a saved record shows on screens and in the session, also without a network', async () => {
  await keepRecord(amina._id, { location: 'Kribi' }, currentEpoch())
  const saved = { ...amina, location: 'Kribi' }
  expect(client.getQueryData(queryKey)).toEqual(saved)
  expect(currentSession()).toMatchObject({ user: saved, state: 'in' })
  expect(await readPersisted(queryKey)).toEqual(saved)
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
