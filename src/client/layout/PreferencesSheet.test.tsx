import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { onSearch, press, render } from '#tests/support/render.tsx'
import { PreferencesSheet } from './PreferencesSheet.tsx'

test('the settings are one tap from the preferences, for a visitor too', async () => {
  const close = vi.fn()
  const { screen, router } = onSearch(<PreferencesSheet open onClose={close} />, '', {
    validateSearch: () => ({}),
  })
  await render(screen)
  const link = () => document.querySelector('[role="dialog"] a')
  await act(() => expect.poll(link).not.toBeNull())
  expect(link()!.textContent).toBe('Settings')
  await press(link())
  expect(close).toHaveBeenCalledOnce()
  await act(() => expect.poll(() => router.state.location.pathname).toBe('/settings'))
})
