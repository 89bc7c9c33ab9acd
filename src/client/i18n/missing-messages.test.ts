import { setupI18n, type I18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { neverShowIds } from './missing-messages.ts'

const french = () => setupI18n({ locale: 'fr', messages: { fr: { known: 'Bonjour' } } })
/** An id written where it is used would be taken for a text of the interface. */
const textOf = (i18n: I18n, id: string, values?: Record<string, unknown>) => i18n._(id, values)
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('the place of a message that is not loaded is empty until all parts are, then has its text', async () => {
  const i18n = french()
  const changed = vi.fn<() => void>()
  i18n.on('change', changed)
  const fetchAll = vi.fn<() => Promise<unknown>>(async () =>
    Object.assign(i18n.messages, { ecUA8p: ['Aujourd’hui ', ['count']] }),
  )
  neverShowIds(i18n, fetchAll)
  expect([textOf(i18n, 'known'), textOf(i18n, 'ecUA8p', { count: 2 }), textOf(i18n, 'TMOPxT')]).toEqual([
    'Bonjour',
    '',
    '',
  ])
  await settle()
  expect(changed).toHaveBeenCalledOnce()
  expect(textOf(i18n, 'ecUA8p', { count: 2 })).toBe('Aujourd’hui 2')
  // One that is nowhere is not looked for again and again.
  expect(textOf(i18n, 'TMOPxT')).toBe('')
  await settle()
  expect(fetchAll).toHaveBeenCalledOnce()
})

test('without a network they are looked for again the next time', async () => {
  const i18n = french()
  const fetchAll = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  neverShowIds(i18n, fetchAll)
  expect(textOf(i18n, 'ecUA8p')).toBe('')
  await settle()
  fetchAll.mockResolvedValue(undefined)
  expect(textOf(i18n, 'ecUA8p')).toBe('')
  await settle()
  expect(fetchAll).toHaveBeenCalledTimes(2)
})
