import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { changeSession } from '#client/session/session-state.ts'
import { render } from '#tests/support/render.tsx'
import { DeferredSavedCars } from './DeferredSavedCars.tsx'

const { strip, saved } = vi.hoisted(() => ({
  strip: Promise.withResolvers<() => string>(),
  saved: Promise.withResolvers<boolean>(),
}))
vi.mock('#client/i18n/catalogs.ts', () => ({ withMessages: () => () => strip.promise }))
vi.mock('#client/mutations/pending.ts', () => ({ hasPending: () => saved.promise }))

test('a device without saved cars does not hide those of the account, whichever is known first', async () => {
  const { root } = await render(<DeferredSavedCars />)
  await act(async () => changeSession({ state: 'unverified' }))
  await act(async () => {
    strip.resolve(() => 'Saved cars')
    saved.resolve(false)
  })
  expect(root.textContent).toBe('Saved cars')
})
