import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { allMessagesIn } from '#client/i18n/catalogs.ts'
import { onSearch, render } from '#tests/support/render.tsx'
import { PaymentChecking, SessionFailure } from './SessionStates.tsx'

const booking = { _id: 'booking', reference: '7KQ2M9XA' } as Booking
const nothing = () => undefined

async function shown(part: ReactNode) {
  const { root } = await render(onSearch(part, '', { validateSearch: (search) => search }).screen)
  return root
}

test.each([false, true])(
  'while a payment is checked the reference is a sentence of its own, too long or not: %o',
  async (isTooLong) => {
    const root = await shown(<PaymentChecking booking={booking} isTooLong={isTooLong} askAgain={nothing} />)
    expect(root.textContent).toMatch(/[a-z]\. Reference: 7KQ2 M9XA/)
  },
)

test('what went wrong after a payment is said in the imposed words, also in French, with the reference apart', async () => {
  const french = setupI18n({ locale: 'fr', messages: { fr: await allMessagesIn('fr') } })
  const root = await shown(
    <I18nProvider i18n={french}>
      <SessionFailure id="cs-1" error={new Error('no answer')} retry={nothing} />
    </I18nProvider>,
  )
  expect(root.querySelector('h1')!.textContent).toBe('Something went wrong! Try again later')
  expect(root.textContent).toMatch(/une autre\. Référence.: cs-1/)
})
