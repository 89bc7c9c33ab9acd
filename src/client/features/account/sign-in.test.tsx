// Signing in comes back to where it was asked for, and never leaves the site.

import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { aUser } from '#tests/fixtures/site.ts'
import { failure, fill, openScreen, press } from '#tests/support/screen.tsx'

const user = aUser()

test.each([
  ['/booking?b=demo-booking-001', '/booking'],
  ['//evil.example', '/bookings'],
  ['https://evil.example', '/bookings'],
])('for %s it leads to %s', async (next, path) => {
  const { router } = await openScreen(`/sign-in?next=${encodeURIComponent(next)}`, {
    'POST /api/sign-in/frontend': user,
    'POST /api/validate-access-token': new Response(null),
  })
  fill(await screen.findByLabelText('Email'), user.email)
  fill(screen.getByLabelText('Password'), 'wouri-2026')
  press(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  expect(window.location.hostname).toBe('localhost')
})

test('a browser that keeps no cookie of the session is told so, and nobody is signed in', async () => {
  await openScreen('/sign-in', {
    'POST /api/sign-in/frontend': user,
    'POST /api/validate-access-token': failure(403, 'signed-out'),
  })
  fill(await screen.findByLabelText('Email'), user.email)
  fill(screen.getByLabelText('Password'), 'wouri-2026')
  press(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('cookies')
  expect(localStorage.getItem('bc-fe-user')).toBeNull()
})

test('a wrong password is said in an alert, and nobody is signed in', async () => {
  await openScreen('/sign-in', { 'POST /api/sign-in/frontend': new Response(null, { status: 204 }) })
  fill(await screen.findByLabelText('Email'), user.email)
  fill(screen.getByLabelText('Password'), 'not-this-one')
  press(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Incorrect email or password.')
  expect(localStorage.getItem('bc-fe-user')).toBeNull()
})

test('asking for a new password without an address leads to the field', async () => {
  await openScreen('/forgot-password')
  press(await screen.findByRole('button', { name: 'Send the link' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
})
