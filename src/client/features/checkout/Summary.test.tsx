import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { convertPrice, parityRates } from '#domain/money/convert.ts'
import { AmountLines } from '#client/components/booking/Amount.tsx'
import { useCurrency } from '#client/i18n/currency.ts'
import { aShownBooking } from '#tests/fixtures/booking-page.ts'
import { onSearch, press, render } from '#tests/support/render.tsx'
import { PaymentAmounts } from './pay/PayOptions.tsx'
import { Summary } from './Summary.tsx'
import type { Checkout } from './useCheckout.ts'

function Currency() {
  const [, choose] = useCurrency()
  return (
    <button type="button" data-euros onClick={() => choose('EUR')}>
      EUR
    </button>
  )
}

/** Of which a fifth is paid now. */
const checkoutOf = (total: number) =>
  ({
    offer: {
      name: 'Prado',
      image: '',
      deposit: 300_000,
      pickUpLocation: 'douala-airport',
      dropOffLocation: 'douala-airport',
      supplier: { name: 'Ngondo Cars', partPaymentPercent: 20 },
    },
    period: { from: Date.now() + 1e9, to: Date.now() + 2e9 },
    extras: [],
    now: Date.now(),
    price: { lines: [{ kind: 'day', count: 1, amount: total }], total, days: 1 },
    priceWith: () => ({ total }),
    payment: { choice: 'deposit', now: total / 5, counter: (total / 5) * 4 },
  }) as unknown as Checkout

/** What stands right after the words, in cents. */
function centsAfter(root: HTMLElement, words: string): number {
  const label = [...root.querySelectorAll('dt, span')].find(({ textContent }) => textContent === words)!
  return Math.round(Number(label.nextElementSibling!.textContent.replaceAll(/[^\d.]/g, '')) * 100)
}

async function inEuros(part: ReactNode): Promise<HTMLElement> {
  const whole = (
    <>
      <Currency />
      {part}
    </>
  )
  const { root } = await render(onSearch(whole, '', { validateSearch: (search) => search }).screen)
  await press(root.querySelector('[data-euros]'))
  return root
}

// In euros 9.15 and 36.59 are a cent more than 45.73, and 11.28 and 45.12 a cent less than 56.41.
test.each([30_000, 37_000])(
  'of %i francs what is paid now and what is due add up to the total in euros, on each screen',
  async (total) => {
    const cents = Math.round(convertPrice(total, 'EUR', parityRates) * 100)
    const checkout = checkoutOf(total)
    const summary = await inEuros(<Summary checkout={checkout} />)
    expect(centsAfter(summary, 'Total')).toBe(cents)
    const option = await inEuros(<PaymentAmounts checkout={checkout} choice="deposit" />)
    for (const root of [summary, option])
      expect(centsAfter(root, 'You pay now') + centsAfter(root, 'Due at the counter')).toBe(cents)
    const booked = aShownBooking({ total, paid: total / 5, dueAtCounter: (total / 5) * 4 })
    const lines = await inEuros(<AmountLines booking={booked} />)
    expect(centsAfter(lines, 'Paid') + centsAfter(lines, 'Due at the counter')).toBe(cents)
  },
)
