import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/account/account.ts'
import { createQueryClient } from '#client/storage/create-query-client.ts'
import { draftOf } from '#client/storage/draft.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { rememberSearch, storedSearches } from '#client/storage/recent-searches.ts'
import { checkOwner, currentUserStore, openUserStore } from '#client/storage/user-store.ts'
import * as v from 'valibot'
import { scrollTable } from '#client/store/scroll-positions.ts'
import { forget } from './forget.ts'
import { currentSession, changeSession } from './session-state.ts'
import { revalidate } from './session-actions.ts'
import { signOut, startSession } from './session.ts'
import { signIn } from './sign-in.ts'
import { verify } from './verify.ts'

const amina: User = {
  _id: 'amina-ngassa',
  type: 'user',
  fullName: 'Amina Ngassa',
  email: 'amina@wouri.example',
  phone: '+237671234567',
  birthDate: '1990-05-17',
  location: null,
  bio: null,
  avatar: null,
  language: 'en',
  enableEmailNotifications: true,
  blacklisted: false,
  verified: true,
}

type Answer = { status: number; body?: unknown } | 'unreachable'
let answers: Record<string, Answer>
let asked: string[]
let stores: Map<string, Map<string, unknown>>
let client: QueryClient

const json = { 'content-type': 'application/json' }
/** The light question whether the session still holds. */
const light = '/api/validate-access-token'
const answerTo = (path: string) => answers[path] ?? 'unreachable'

// Who knows that there is no network tries nothing a second time, which would be counted by a later test.
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => answerTo(light) !== 'unreachable')

vi.stubGlobal('fetch', async (input: Request | string) => {
  const path = new URL(typeof input === 'string' ? input : input.url, 'http://localhost').pathname
  asked.push(path)
  const answer = answerTo(path)
  if (answer === 'unreachable') throw new TypeError('Failed to fetch')
  const hasBody = answer.body !== undefined
  return new Response(hasBody ? JSON.stringify(answer.body) : null, {
    status: answer.status,
    headers: hasBody ? json : {},
  })
})

const works: Record<string, Answer> = {
  '/api/sign-in/frontend': { status: 200, body: amina },
  [light]: { status: 200 },
  '/api/user/amina-ngassa': { status: 200, body: amina },
  '/api/sign-out': { status: 200 },
  '/api/health': { status: 200, body: { status: 'ok' } },
}

beforeEach(() => {
  localStorage.clear()
  stores = storeInMemory()
  openUserStore(null)
  checkOwner(() => true)
  changeSession({})
  answers = { ...works }
  asked = []
  client = createQueryClient()
})

const aminaSignsIn = () => signIn({ email: amina.email, password: 'wouri-2026', stayConnected: true })

test('signing in stores who and which language, and nothing else in localStorage', async () => {
  expect(await aminaSignsIn()).toEqual({ ok: true, user: amina })
  expect(currentSession()).toMatchObject({ user: amina, state: 'in' })
  expect(localStorage.getItem('bc-fe-user')).toBe('{"_id":"amina-ngassa","language":"en"}')
  expect(localStorage.getItem('bc-fe-stay-connected')).toBe('true')
})

test('a wrong password is returned, not thrown', async () => {
  answers['/api/sign-in/frontend'] = { status: 204 }
  expect(await aminaSignsIn()).toEqual({ ok: false, code: 'wrong-credentials' })
  expect(currentSession().state).toBe('out')
})

test.each([401, 403])(
  'a session that is gone at the next call (%i) is no sign-in: the browser keeps no cookies, and what a guest typed stays',
  async (status) => {
    await draftOf('checkout', v.string()).save('typed')
    answers[light] = { status, body: { code: status === 401 ? 'signed-out' : 'forbidden' } }
    expect(await aminaSignsIn()).toEqual({ ok: false, code: 'cookies-refused' })
    expect(currentSession()).toMatchObject({ user: null, state: 'out' })
    expect(localStorage.getItem('bc-fe-user')).toBeNull()
    expect(await draftOf('checkout', v.string()).read()).toBe('typed')
  },
)

test('a network that is lost right after the sign-in says nothing about cookies', async () => {
  answers[light] = 'unreachable'
  expect(await aminaSignsIn()).toEqual({ ok: true, user: amina })
})

describe('at the start of the app', () => {
  beforeEach(async () => {
    await aminaSignsIn()
    changeSession({})
    client = createQueryClient()
    asked = []
  })

  test('a known person is shown by name without a network', async () => {
    answers = {}
    await startSession(client)
    expect(currentSession()).toMatchObject({ user: { fullName: 'Amina Ngassa' }, state: 'unverified' })
  })

  test.each([
    ['no network', 'unreachable'],
    ['a broken server', { status: 500, body: { code: 'unexpected' } }],
    ['a server being restarted', { status: 503 }],
  ] as [string, Answer][])('%s keeps the person', async (_, answer) => {
    answers[light] = answer
    answers['/api/user/amina-ngassa'] = answer
    await verify()
    expect(localStorage.getItem('bc-fe-user')).not.toBeNull()
    expect(currentSession().state).toBe('unverified')
  })

  test.each([401, 403])('%i signs out without a word and empties the device', async (status) => {
    answers[light] = {
      status,
      body: { code: status === 401 ? 'signed-out' : 'forbidden' },
    }
    await verify()
    expect(currentSession()).toEqual({ user: null, state: 'out', isSuspended: false })
    expect(localStorage.getItem('bc-fe-user')).toBeNull()
    expect([...stores.keys()]).not.toContain('wouri-vault-amina-ngassa')
  })

  test('a suspended account gets no further than the form', async () => {
    answers['/api/sign-in/frontend'] = { status: 200, body: { ...amina, blacklisted: true } }
    expect(await aminaSignsIn()).toEqual({ ok: false, code: 'suspended' })
    expect(currentSession().user).toBeNull()
  })

  test('a suspended account is signed out and shows why', async () => {
    answers['/api/user/amina-ngassa'] = { status: 200, body: { ...amina, blacklisted: true } }
    await verify()
    expect(currentSession()).toEqual({ user: null, state: 'out', isSuspended: true })
  })

  test.each(['{"_id":"../x","language":"en"}', '{"_id":"amina-ngassa"}', 'not json', '{"type":"admin"}'])(
    'a stored record edited into %s is signed out',
    async (edited) => {
      localStorage.setItem('bc-fe-user', edited)
      await startSession(client)
      expect(currentSession().state).toBe('out')
      expect(asked).not.toContain(light)
    },
  )
})

describe('at a path change', () => {
  beforeEach(async () => {
    await aminaSignsIn()
    asked = []
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

  test('one light call is made, as often as the path changes', async () => {
    for (let change = 1; change <= 3; change++) {
      revalidate()
      await settled()
      expect(asked).toEqual(Array.from({ length: change }, () => light))
    }
  })

  test('one check runs at a time; calls meanwhile add one more after it', async () => {
    for (let change = 1; change <= 5; change++) revalidate()
    expect(asked.length).toBeLessThan(2)
    await settled()
    expect(asked).toEqual([light, light])
  })

  test('once a minute the record is fetched as well', async () => {
    revalidate(Date.now() + 61_000)
    await settled()
    expect(asked.sort()).toEqual(['/api/user/amina-ngassa', light])
  })

  test('a visitor causes no session check', async () => {
    await signOut()
    asked = []
    revalidate()
    await settled()
    expect(asked).toEqual([])
  })

  test.each([401, 403])('%i signs out without a word', async (status) => {
    answers[light] = { status, body: { code: status === 401 ? 'signed-out' : 'forbidden' } }
    revalidate()
    await vi.waitFor(() => expect(localStorage.getItem('bc-fe-user')).toBeNull())
    expect(currentSession().state).toBe('out')
  })

  test('silence keeps the person', async () => {
    answers[light] = 'unreachable'
    revalidate()
    await settled()
    expect(localStorage.getItem('bc-fe-user')).not.toBeNull()
  })
})

describe('signing out', () => {
  beforeEach(async () => {
    await aminaSignsIn()
    localStorage.setItem('bc-fe-language', 'fr')
    localStorage.setItem('bc-fe-currency', 'EUR')
    await draftOf('checkout', v.string()).save('typed')
    rememberSearch({ pl: 'douala-airport', from: '2027-08-21T10:00', to: '2027-08-24T10:00' })
    client.setQueryData(['bookings', 'one', 'b1'], { total: 1 })
    // The router's, by addresses that name bookings.
    sessionStorage.setItem(scrollTable, '{"/booking?b=b1":{}}')
    asked = []
  })

  test('leaves nothing of the person on the device; language and currency stay', async () => {
    await signOut()
    expect([...stores.keys()].filter((name) => name.startsWith('wouri-vault'))).toEqual([])
    expect(client.getQueryData(['bookings', 'one', 'b1'])).toBeUndefined()
    expect(storedSearches()).toEqual([])
    expect(sessionStorage.getItem(scrollTable)).toBeNull()
    expect(Object.keys(localStorage).sort()).toEqual(['bc-fe-currency', 'bc-fe-language'])
    expect(asked).toEqual(['/api/sign-out'])
  })

  test('without a network it empties the device at once and calls the server once it is back', async () => {
    const everything = answers
    answers = {}
    await signOut()
    expect(currentSession().state).toBe('out')
    expect([...stores.keys()].filter((name) => name.startsWith('wouri-vault'))).toEqual([])

    asked = []
    answers = everything
    await aminaSignsIn()
    expect(asked.slice(0, 2)).toEqual(['/api/sign-out', '/api/sign-in/frontend'])
    expect(localStorage.getItem('wouri-pending-sign-out')).toBeNull()
  })

  test('a sign-out in another tab erases the person here too, and nothing more of theirs is stored', async () => {
    await startSession(client)
    // The other tab was faster: the record that both share is gone.
    localStorage.clear()
    await currentUserStore().set('query-late', 'hers')
    expect(await currentUserStore().get('query-late')).toBeUndefined()
    await forget()
    await draftOf('checkout', v.string()).save("a visitor's")
    expect([...stores.keys()]).toEqual(['wouri-vault-guest'])
  })
})
