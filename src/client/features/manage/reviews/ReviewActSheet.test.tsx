import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, test, vi } from 'vitest'
import type { StaffReview } from '#contract/staff/reviews.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { answerReview } from '#client/api/staff/reviews.ts'
import { learnFailures } from '#client/i18n/failure-messages.ts'
import { deferredFailures } from '#client/i18n/failures/deferred.ts'
import { press, render, type } from '#tests/support/render.tsx'
import { ReviewActSheet } from './ReviewActSheet.tsx'

vi.mock('#client/api/staff/reviews.ts', () => ({ answerReview: vi.fn() }))

learnFailures(deferredFailures)
const said = deferredFailures['contact-in-text']
const i18n = setupI18n({ locale: 'en', messages: { en: { [said.id]: said.message! } } })

test('an answer that is refused says what is wrong with it, and stays', async () => {
  const fields = { text: 'contact-in-text' } as const
  vi.mocked(answerReview).mockRejectedValue(new CallFailure('invalid-input', { status: 400, fields }))
  const onClose = vi.fn()
  const review = { _id: 'r1', answer: null, answerable: true } as StaffReview
  await render(
    <I18nProvider i18n={i18n}>
      <ReviewActSheet review={review} act="answer" onClose={onClose} />
    </I18nProvider>,
  )
  const field = document.querySelector('textarea')!
  await type(field, 'Call us: +237 6 99 12 34 56')
  await press([...document.querySelectorAll('button')].find((one) => one.textContent === 'Send the answer'))
  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    'Everybody reads this: leave out telephone numbers, addresses and links.',
  )
  expect([field.value, onClose.mock.calls]).toEqual(['Call us: +237 6 99 12 34 56', []])
})
