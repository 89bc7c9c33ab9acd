import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Part } from '#client/components/staff/Part.tsx'
import * as styles from '../booking.css.ts'
import { Movements } from './Movements.tsx'

/** What was agreed, what came in and went back, and what the counter still takes. */
export function MoneyCard({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const francs = useFrancs()
  const { goingBack = 0, backAtCounter = 0, handedBack = 0, withdrawn = 0 } = booking
  return (
    <Part title={t`Money`}>
      <dl className={styles.sums}>
        <Fact term={<Trans>Total</Trans>}>{francs(booking.total)}</Fact>
        <Fact term={<Trans>Paid</Trans>}>{francs(booking.paid)}</Fact>
        {booking.refunded > 0 && (
          <Fact term={<Trans>Given back online</Trans>}>{francs(booking.refunded)}</Fact>
        )}
        {goingBack > 0 && <Fact term={<Trans>Going back online</Trans>}>{francs(goingBack)}</Fact>}
        {handedBack > 0 && <Fact term={<Trans>Handed back at the counter</Trans>}>{francs(handedBack)}</Fact>}
        {backAtCounter > 0 && <Fact term={<Trans>To hand back</Trans>}>{francs(backAtCounter)}</Fact>}
        {withdrawn > 0 && (
          <Fact term={<Trans>Withdrawn by the bank (disputed)</Trans>}>{francs(withdrawn)}</Fact>
        )}
        <Fact term={<Trans>Due at the counter</Trans>}>
          <strong>{francs(booking.due)}</strong>
        </Fact>
        <Fact term={<Trans>Security deposit (refundable)</Trans>}>{francs(booking.deposit)}</Fact>
      </dl>
      <Movements booking={booking} />
    </Part>
  )
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className={styles.quiet}>{term}</dt>
      <dd className={styles.sum}>{children}</dd>
    </>
  )
}
