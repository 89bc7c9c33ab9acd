import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingPayment } from '#contract/bookings/booking-payments.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { formatMoney } from '#domain/money/money.ts'
import { inOnePiece } from '#client/i18n/money-in.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { counterMethodLabels } from '#client/components/car/labels.ts'
import { usePaymentText } from '#client/components/booking/payments/usePaymentText.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Part } from '#client/components/staff/Part.tsx'
import * as styles from './booking.css.ts'

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

const ReturnSheet = lazy(async () => ({ default: (await import('./ReturnSheet.tsx')).ReturnSheet }))

/** Money of a live booking that its reader may give back, while some of it is left. */
function isReturnable({ status, rights }: StaffBooking, payment: BookingPayment): boolean {
  const isLive = status === 'deposit' || status === 'paid'
  const left = payment.amount - payment.refunded - payment.goingBack
  return isLive && payment.state === 'kept' && left > 0 && rights.includes('give-money-back')
}

/** Each payment and refund, the newest last. */
function Movements({ booking }: { booking: StaffBooking }) {
  const { payments, counterPayments, counterRefunds } = booking
  const { t } = useLingui()
  const isOnline = useOnline()
  const [returned, setReturned] = useState<BookingPayment | null>(null)
  const dates = useDates()
  const language = useLanguage()
  const { way, state } = usePaymentText()
  const money = (amount: number, currency: string) =>
    inOnePiece(formatMoney(currency === baseCurrency ? amount : amount / 100, currency, language))
  const all = [
    ...(payments ?? []).map((payment) => ({
      ...payment,
      payment: isReturnable(booking, payment) ? payment : null,
      what: way(payment),
      states: state(payment),
      sign: payment.state === 'kept' || payment.state === 'returned' ? '+' : '',
    })),
    ...counterPayments.map(({ method, ...rest }) => ({
      ...rest,
      what: t(counterMethodLabels[method]),
      states: [],
      payment: null,
      sign: '+',
    })),
    ...counterRefunds.map((rest) => ({
      ...rest,
      what: t`Handed back`,
      states: [],
      payment: null,
      sign: '−',
    })),
  ].toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  if (all.length === 0) return null
  return (
    <>
      <ul className={styles.movements} aria-label={t`Payments`}>
        {all.map(({ _id, at, amount, currency, what, states, sign, payment }) => (
          <li key={_id} className={styles.movement}>
            <span>
              {what}
              {at !== null && <span className={styles.hint}>{dates.dateTime(at)}</span>}
              {states.map((text) => (
                <span key={text} className={styles.hint}>
                  {text}
                </span>
              ))}
            </span>
            <span className={styles.fact}>
              {sign} {money(amount, currency)}
            </span>
            {payment && (
              <Button
                tone="quiet"
                disabled={!isOnline}
                aria-haspopup="dialog"
                onClick={() => setReturned(payment)}
              >
                <Trans>Give back</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {returned && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <ReturnSheet booking={booking} payment={returned} onClose={() => setReturned(null)} />
        </Suspense>
      )}
    </>
  )
}
