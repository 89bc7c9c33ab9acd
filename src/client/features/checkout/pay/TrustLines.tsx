import { Trans } from '@lingui/react/macro'
import { ShieldCheck, Wallet } from 'lucide-react'
import { line, lines } from './TrustLines.css.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

/** Who provides the car, who is paid, and what happens to a card. */
export function TrustLines({ checkout: { offer, payment } }: { checkout: Checkout }) {
  const { name } = offer.supplier
  return (
    <ul className={lines}>
      <li className={line}>
        <ShieldCheck size={20} strokeWidth={1.5} aria-hidden />
        <span>
          {payment.choice === 'counter' ? (
            <Trans>The car is provided by {name}. You pay them, at their counter.</Trans>
          ) : (
            <Trans>The car is provided by {name}. Wouri takes your online payment for this booking.</Trans>
          )}
        </span>
      </li>
      <li className={line}>
        <Wallet size={20} strokeWidth={1.5} aria-hidden />
        <span>
          {payment.choice === 'counter' ? (
            <Trans>No card is asked for and nothing is charged now.</Trans>
          ) : (
            <Trans>Card details are never stored here. The car is kept for you while you pay.</Trans>
          )}
        </span>
      </li>
    </ul>
  )
}
