import { i18n } from '@lingui/core'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/account/account.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { languageKey, readLocal } from '#client/store/local-storage.ts'
import { announceSignIn } from '#client/session/session-state.ts'
import { currentToasts, dismissToast } from '#client/ui/Toast/toast.ts'
import { activateMessages } from './catalogs.ts'
import { reportLanguage } from '#client/session/session.ts'
import { changeLanguage, syncLanguageWithAccount } from './language.ts'

vi.mock('./catalogs.ts', () => ({ activateMessages: vi.fn<typeof activateMessages>() }))
vi.mock('#client/session/session.ts', () => ({ reportLanguage: vi.fn<typeof reportLanguage>() }))
const activation = vi.mocked(activateMessages)

const failed = 'An error occurred while changing language.'
const texts = () => currentToasts().map(({ text }) => text)

i18n.loadAndActivate({ locale: 'en', messages: {} })
beforeEach(() => {
  localStorage.clear()
  for (const { id } of currentToasts()) dismissToast(id)
})

test('a language that cannot be fetched is said, and is not remembered', async () => {
  activation.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await changeLanguage('fr')
  expect([texts(), readLocal(languageKey)]).toEqual([[failed], null])
})

test('neither is one in whose place another was chosen meanwhile', async () => {
  activation.mockResolvedValueOnce(false)
  await changeLanguage('fr')
  expect([texts(), readLocal(languageKey)]).toEqual([[], null])
})

test('the account’s language that cannot be fetched at the sign-in is said too', async () => {
  syncLanguageWithAccount()
  activation.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await announceSignIn({ language: 'fr' } as User)
  expect([texts(), readLocal(languageKey)]).toEqual([[failed], null])
})

test.each([
  ['the server refuses', new CallFailure('unexpected')],
  ['no network carries', new CallFailure('offline')],
  ['cannot be saved because a file of the app is missing', new TypeError('Failed to fetch')],
])('a language that %s is spoken, and said not to be saved', async (_, failure) => {
  activation.mockResolvedValueOnce(true)
  vi.mocked(reportLanguage).mockRejectedValueOnce(failure)
  await changeLanguage('fr')
  expect([texts(), readLocal(languageKey)]).toEqual([[failed], 'fr'])
})
