import { expect, test } from 'vitest'
import { isTyping, shortcutOf } from './shortcut-keys.ts'

const press = (key: string, more = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, ...more })

test('a key goes to a screen, into the search, or shows the list', () => {
  expect(shortcutOf(press('c'), true)).toEqual({ kind: 'go', to: '/staff/calendar' })
  expect(shortcutOf(press('T'), true)).toEqual({ kind: 'go', to: '/staff' })
  expect(shortcutOf(press('/'), true)).toEqual({ kind: 'search' })
  expect(shortcutOf(press('?'), true)).toEqual({ kind: 'list' })
  expect(shortcutOf(press('toString'), true)).toBeNull()
})

test('keys of the browser are left alone, and so are all once they are switched off', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(shortcutOf(press('t', { [modifier]: true }), true)).toBeNull()
  for (const key of ['t', '/', '?']) expect(shortcutOf(press(key), false)).toBeNull()
})

test('what is typed is text', () => {
  document.body.innerHTML =
    '<input type="search"><textarea></textarea><button role="combobox"></button><input type="checkbox"><button></button>'
  expect([...document.body.children].map(isTyping)).toEqual([true, true, true, false, false])
  expect(isTyping(null)).toBe(false)
})
