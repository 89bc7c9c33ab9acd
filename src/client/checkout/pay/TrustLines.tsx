import { Trans } from '@lingui/react/macro'
import { ShieldCheck, Wallet } from 'lucide-react'
import { line, lines } from './TrustLines.css.ts'
import type { Checkout } from '#client/checkout/useCheckout.ts'

/** Who provides the car, who is paid, and that nothing leaves an account now. */
export function TrustLines({ checkout: { offer } }: { checkout: Checkout }) {
  const { name } = offer.supplier
  return (
    <ul className={lines}>
      <li className={line}>
        <ShieldCheck size={20} strokeWidth={1.5} aria-hidden />
        <span>
          <Trans>The car is provided by {name}. You pay them, at their counter.</Trans>
        </span>
      </li>
      <li className={line}>
        <Wallet size={20} strokeWidth={1.5} aria-hidden />
        <span>
          <Trans>No card is asked for and nothing is charged now.</Trans>
        </span>
      </li>
    </ul>
  )
}
