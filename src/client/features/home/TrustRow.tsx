import { Trans } from '@lingui/react/macro'
import { CalendarCheck, HandCoins, ReceiptText } from 'lucide-react'
import { promise, row } from './TrustRow.css.ts'

export function TrustRow() {
  return (
    <ul className={row}>
      <li className={promise}>
        <CalendarCheck size={20} aria-hidden />
        <Trans>Free cancellation up to 24 hours before</Trans>
      </li>
      <li className={promise}>
        <ReceiptText size={20} aria-hidden />
        <Trans>The total price, shown first</Trans>
      </li>
      <li className={promise}>
        <HandCoins size={20} aria-hidden />
        <Trans>Pay at the counter</Trans>
      </li>
    </ul>
  )
}
