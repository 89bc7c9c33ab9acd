import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { isSubscribed, switchOff, switchOn, tendSubscription } from './subscription.ts'
import { readPushPreference, writePushPreference } from './push-preference.ts'

const server = vi.hoisted(() => ({
  fetchPushKey: vi.fn<() => Promise<string>>(),
  sendPushSubscription: vi.fn<(subscription: unknown) => Promise<void>>(),
  withdrawPushSubscription: vi.fn<(endpoint: string) => Promise<void>>(),
}))
vi.mock('#client/api/site/push.ts', () => server)

/** What the browser holds: the key that this device is subscribed under. */
let under: string | null
let answer: NotificationPermission
const asked = vi.fn<() => Promise<NotificationPermission>>(async () => answer)
const subscribed = vi.fn<(options: { applicationServerKey: string }) => Promise<unknown>>()

const unsubscribe = async () => {
  under = null
  return true
}
let unsubscribing: () => Promise<boolean>

const subscription = () => ({
  endpoint: 'https://push.example/1',
  options: {},
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => unsubscribing(),
})

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  under = null
  answer = 'granted'
  unsubscribing = unsubscribe
  server.fetchPushKey.mockResolvedValue('key-1')
  server.sendPushSubscription.mockResolvedValue()
  server.withdrawPushSubscription.mockResolvedValue()
  subscribed.mockImplementation(async ({ applicationServerKey }) => {
    if (under !== null && under !== applicationServerKey)
      throw new DOMException('another key', 'InvalidStateError')
    under = applicationServerKey
    return subscription()
  })
  const registration = {
    getNotifications: async () => [],
    pushManager: {
      getSubscription: async () => (under === null ? null : subscription()),
      subscribe: subscribed,
    },
  }
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  vi.stubGlobal('PushManager', () => undefined)
  vi.stubGlobal('Notification', {
    requestPermission: asked,
    get permission() {
      return answer
    },
  })
})

describe('switching on', () => {
  test('subscribes under the key of the server, and sends it the subscription', async () => {
    expect(await switchOn('amina')).toBe('on')
    expect(under).toBe('key-1')
    expect(server.sendPushSubscription).toHaveBeenCalledExactlyOnceWith({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p', auth: 'a' },
    })
    expect(await isSubscribed('amina')).toBe(true)
    expect(await isSubscribed('boris'), 'it is one person’s preference').toBe(false)
  })

  test.each([
    ['denied', 'blocked'],
    ['default', 'dismissed'],
  ] as const)('a browser that answers "%s" is left alone', async (permission, outcome) => {
    answer = permission
    expect(await switchOn('amina')).toBe(outcome)
    expect(subscribed).not.toHaveBeenCalled()
    expect(server.fetchPushKey).not.toHaveBeenCalled()
  })

  test('without an answer of the server the device stays as it was', async () => {
    server.sendPushSubscription.mockRejectedValue(new CallFailure('offline'))
    await expect(switchOn('amina')).rejects.toThrow(CallFailure)
    expect(under).toBeNull()
    expect(readPushPreference()).toBeNull()
  })

  test('a phone without the service of its browser says so', async () => {
    subscribed.mockRejectedValue(new DOMException('push service error', 'AbortError'))
    expect(await switchOn('amina')).toBe('no-service')
    expect(readPushPreference()).toBeNull()
    expect(server.sendPushSubscription).not.toHaveBeenCalled()
  })

  test('signing out before the end leaves no subscription', async () => {
    server.sendPushSubscription.mockImplementation(async () => void nextEpoch())
    await switchOn('amina')
    expect(under).toBeNull()
    expect(readPushPreference()).toBeNull()
  })
})

test('switching off works without a network', async () => {
  await switchOn('amina')
  server.withdrawPushSubscription.mockRejectedValue(new CallFailure('offline'))
  await switchOff()
  expect(under).toBeNull()
  expect(await isSubscribed('amina')).toBe(false)
  expect(server.withdrawPushSubscription).toHaveBeenCalledExactlyOnceWith('https://push.example/1')
})

describe('a browser that never answers', () => {
  const never = () => new Promise<never>(() => {})
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  test('says so when it is asked to subscribe, and switching off and on goes on', async () => {
    subscribed.mockImplementationOnce(never)
    const first = switchOn('amina')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await first).toBe('no-service')
    expect(readPushPreference()).toBeNull()
    await switchOff()
    expect(await switchOn('amina')).toBe('on')
  })

  test('does not keep switching off waiting: the server forgets the device', async () => {
    await switchOn('amina')
    unsubscribing = never
    const off = switchOff()
    await vi.advanceTimersByTimeAsync(2_000)
    await off
    expect(await isSubscribed('amina')).toBe(false)
    expect(server.withdrawPushSubscription).toHaveBeenCalledExactlyOnceWith('https://push.example/1')
  })
})

describe('at the start of the app', () => {
  const day = 86_400_000

  test('no permission is asked, and a fresh subscription is not renewed', async () => {
    await switchOn('amina')
    vi.clearAllMocks()
    await tendSubscription('amina')
    expect(asked).not.toHaveBeenCalled()
    expect(server.fetchPushKey).not.toHaveBeenCalled()
    expect(under).toBe('key-1')
  })

  test('a new key of the server is taken over', async () => {
    await switchOn('amina')
    server.fetchPushKey.mockResolvedValue('key-2')
    await tendSubscription('amina', Date.now() + day)
    expect(under).toBe('key-2')
    expect(readPushPreference()).toMatchObject({ person: 'amina', key: 'key-2' })
    expect(server.sendPushSubscription).toHaveBeenCalledTimes(2)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('what the browser dropped is renewed, and a failure tries again with the next start', async () => {
    await switchOn('amina')
    under = null
    server.sendPushSubscription.mockRejectedValueOnce(new CallFailure('offline'))
    await expect(tendSubscription('amina', Date.now() + day)).rejects.toThrow(CallFailure)
    expect(readPushPreference()).toMatchObject({ person: 'amina' })
    await tendSubscription('amina', Date.now() + day)
    expect(await isSubscribed('amina')).toBe(true)
  })

  test('a subscription of the previous person is not used for the next one', async () => {
    await switchOn('amina')
    vi.clearAllMocks()
    await tendSubscription('boris')
    expect(under).toBeNull()
    expect(readPushPreference()).toBeNull()
    expect(server.sendPushSubscription).not.toHaveBeenCalled()
  })

  test('a permission that was taken back ends it', async () => {
    writePushPreference({ person: 'amina', key: 'key-1', toldAt: Date.now() })
    under = 'key-1'
    answer = 'default'
    await tendSubscription('amina')
    expect(under).toBeNull()
    expect(subscribed).not.toHaveBeenCalled()
  })
})
