import { setupI18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { neverShowIds } from './missing-messages.ts'

const french = () => setupI18n({ locale: 'fr', messages: { fr: { known: 'Bonjour' } } })
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('the place of a message that is not loaded is empty until all parts are, then has its text', async () => {
  const i18n = french()
  const changed = vi.fn<() => void>()
  i18n.on('change', changed)
  const fetchAll = vi.fn<() => Promise<unknown>>(async () =>
    Object.assign(i18n.messages, { ecUA8p: ['Aujourd’hui ', ['count']] }),
  )
  neverShowIds(i18n, fetchAll)
  expect([i18n._('known'), i18n._('ecUA8p', { count: 2 }), i18n._('TMOPxT')]).toEqual(['Bonjour', '', ''])
  await settle()
  expect(changed).toHaveBeenCalledOnce()
  expect(i18n._('ecUA8p', { count: 2 })).toBe('Aujourd’hui 2')
  // One that is nowhere is not looked for again and again.
  expect(i18n._('TMOPxT')).toBe('')
  await settle()
  expect(fetchAll).toHaveBeenCalledOnce()
})

test('without a network they are looked for again the next time', async () => {
  const i18n = french()
  const fetchAll = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  neverShowIds(i18n, fetchAll)
  expect(i18n._('ecUA8p')).toBe('')
  await settle()
  fetchAll.mockResolvedValue(undefined)
  expect(i18n._('ecUA8p')).toBe('')
  await settle()
  expect(fetchAll).toHaveBeenCalledTimes(2)
})
