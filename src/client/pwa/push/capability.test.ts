import { describe, expect, test } from 'vitest'
import { iconNoteOf, pushStateOf, type IconFacts, type PushFacts } from './capability.ts'

describe('whether a device can receive push messages', () => {
  const ready: PushFacts = {
    hasPush: true,
    isIos: false,
    isInstalled: false,
    permission: 'granted',
    isSubscribed: true,
  }

  test.each<[string, Partial<PushFacts>, string]>([
    ['allowed and subscribed', {}, 'on'],
    ['allowed, but not subscribed', { isSubscribed: false }, 'off'],
    ['permission not asked yet', { permission: 'default', isSubscribed: false }, 'off'],
    ['the permission was taken back behind the subscription', { permission: 'default' }, 'off'],
    ['refused', { permission: 'denied', isSubscribed: false }, 'blocked'],
    ['no push', { hasPush: false, permission: 'default', isSubscribed: false }, 'unsupported'],
    [
      'an iPhone in a tab',
      { isIos: true, hasPush: false, permission: 'default', isSubscribed: false },
      'needs-install',
    ],
    ['an iPhone, installed', { isIos: true, isInstalled: true }, 'on'],
    ['an old iPhone, installed', { isIos: true, isInstalled: true, hasPush: false }, 'unsupported'],
  ])('%s', (_, facts, state) => {
    expect(pushStateOf({ ...ready, ...facts })).toBe(state)
  })
})

describe('what the icon shows', () => {
  const desktop: IconFacts = {
    canBadge: true,
    isAndroid: false,
    isIos: false,
    isInstalled: true,
    state: 'off',
  }

  test.each<[string, Partial<IconFacts>, string | null]>([
    ['an installed app on a desktop', {}, 'number'],
    ['a tab on a desktop', { isInstalled: false }, 'number-when-installed'],
    ['a browser that knows no badge', { canBadge: false }, null],
    ['an installed iPhone, subscribed', { isIos: true, state: 'on' }, 'number'],
    ['an installed iPhone, not subscribed', { isIos: true }, 'number-when-allowed'],
    [
      'an iPhone in a tab',
      { isIos: true, isInstalled: false, canBadge: false, state: 'needs-install' },
      null,
    ],
    ['Android, where the system draws it', { isAndroid: true, canBadge: false }, 'dot'],
    ['Android without notifications', { isAndroid: true, canBadge: false, state: 'unsupported' }, null],
  ])('%s', (_, facts, note) => {
    expect(iconNoteOf({ ...desktop, ...facts })).toBe(note)
  })
})
