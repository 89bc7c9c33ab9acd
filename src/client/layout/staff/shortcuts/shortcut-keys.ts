// The keys of the staff area on a desktop: one key each, and none while something is typed or a dialog is open.

export const shortcutScreens = {
  t: '/staff',
  b: '/staff/bookings',
  c: '/staff/calendar',
  n: '/staff/bookings/new',
} as const

export type Shortcut =
  | { kind: 'go'; to: (typeof shortcutScreens)[keyof typeof shortcutScreens] }
  /** Into the search field of the screen. */
  | { kind: 'search' }
  | { kind: 'list' }

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a press means; null when it means nothing here. Switched off, only the list is left, where they are switched on. */
export function shortcutOf(press: Press, isOn: boolean): Shortcut | null {
  const { key, altKey, ctrlKey, metaKey } = press
  if (altKey || ctrlKey || metaKey || !isOn) return null
  if (key === '?') return { kind: 'list' }
  if (key === '/') return { kind: 'search' }
  const letter = key.toLowerCase()
  return Object.hasOwn(shortcutScreens, letter)
    ? { kind: 'go', to: shortcutScreens[letter as keyof typeof shortcutScreens] }
    : null
}

/** True where a letter is text, or chooses among options by its name. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox], [contenteditable]',
    ) !== null
  )
}
