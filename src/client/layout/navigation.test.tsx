// What happens at every change of the address: the session is asked, the language is known, the address is written one way.

import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { User } from '#contract/account/account.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { failure, fill, openScreen, press, signedIn } from '#tests/support/screen.tsx'

const token = 'POST /api/validate-access-token'
const stored = () => localStorage.getItem('bc-fe-language')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Moves inside the app, as a link does. */
const goTo = (path: string) => window.history.pushState({}, '', path)

test('the session is asked once at every path change, one question at a time, and no screen waits for the answer', async () => {
  const { calls, answers } = await openScreen('/about', signedIn(aUser()))
  const asked = () => calls.filter((call) => call === token).length
  await heading('About Wouri')
  await waitFor(() => expect(calls).toContain('GET /api/user/amina-ngassa'))
  for (const [path, title] of [
    ['/faq', 'FAQ'],
    ['/contact', 'Contact'],
    ['/about', 'About Wouri'],
  ] as const) {
    const before = asked()
    goTo(path)
    await heading(title)
    await waitFor(() => expect(asked()).toBe(before + 1))
  }

  const before = asked()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  answers[token] = async () => (await held, new Response(null))
  goTo('/faq')
  await heading('FAQ')
  goTo('/contact')
  await heading('Contact')
  goTo('/about')
  await heading('About Wouri')
  expect(asked()).toBe(before + 1)
  release()
  // What came meanwhile is one question, which follows the answer.
  await waitFor(() => expect(asked()).toBe(before + 2))

  answers[token] = failure(401, 'signed-out')
  goTo('/faq')
  await waitFor(() => expect(localStorage.getItem('bc-fe-user')).toBeNull())
})

test('a visitor causes no session check', async () => {
  const { calls } = await openScreen('/faq')
  await heading('FAQ')
  goTo('/about')
  await heading('About Wouri')
  expect(calls).not.toContain(token)
})

test('a language of the address that cannot be saved in the account shows a message', async () => {
  const broken = { 'POST /api/update-language': failure(500, 'unexpected') }
  await openScreen('/faq?l=fr', { ...signedIn(aUser()), ...broken })
  await screen.findByText('Une erreur s’est produite lors du changement de langue.')
  expect(document.documentElement.lang).toBe('fr')
})

test.each(['/faq', '/settings'])(
  'the language is stored at the first visit of %s, before anything is pressed',
  async (path) => {
    await openScreen(path)
    expect(stored()).toBe('en')
  },
)

async function signIn(user: User) {
  const { answers, calls } = await openScreen('/sign-in')
  answers['POST /api/sign-in/frontend'] = user
  answers['POST /api/validate-access-token'] = new Response(null)
  answers['POST /api/update-language'] = new Response(null)
  fill(await screen.findByLabelText('Email'), user.email)
  fill(screen.getByLabelText('Password'), 'wouri-2026')
  press(screen.getByRole('button', { name: 'Sign in' }))
  return calls
}

test('the language of the account replaces a proposed one', async () => {
  await signIn(aUser({ language: 'es' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('es'))
  await waitFor(() => expect(stored()).toBe('es'))
})

test('the language of the account does not replace a chosen one, which the account learns', async () => {
  localStorage.setItem('bc-fe-language', 'en')
  const calls = await signIn(aUser({ language: 'es' }))
  await waitFor(() => expect(calls).toContain('POST /api/update-language'))
  expect([document.documentElement.lang, stored()]).toEqual(['en', 'en'])
})

test('an address with a trailing slash or other letter case is rewritten to the screen’s own', async () => {
  const { router } = await openScreen('/FAQ/?l=en')
  await heading('FAQ')
  expect(router.state.location.pathname).toBe('/faq')
  goTo('/About/?l=en')
  await heading('About Wouri')
  await waitFor(() => expect(window.location.pathname).toBe('/about'))
})
