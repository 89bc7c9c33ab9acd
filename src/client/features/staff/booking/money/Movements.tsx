import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingPayment } from '#contract/bookings/booking-payments.ts'
import type { CounterLine, StaffBooking } from '#contract/staff/bookings.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CounterMethod } from '#client/api/bookings/booking-decisions.ts'
import { useOnline } from '#client/api/connection.ts'
import { struck } from '#client/components/booking/payments/payments.css.ts'
import { usePaymentText } from '#client/components/booking/payments/usePaymentText.ts'
import { counterMethodLabels } from '#client/components/car/labels.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { inOnePiece } from '#client/i18n/money-in.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import * as styles from '../booking.css.ts'

const ReturnSheet = lazy(async () => ({ default: (await import('../ReturnSheet.tsx')).ReturnSheet }))
const ReceiptSheet = lazy(async () => ({ default: (await import('./ReceiptSheet.tsx')).ReceiptSheet }))
const CorrectSheet = lazy(async () => ({ default: (await import('./CorrectSheet.tsx')).CorrectSheet }))

/** Money of a live booking that its reader may give back, while some of it is left. */
function isReturnable({ status, rights }: StaffBooking, payment: BookingPayment): boolean {
  const isLive = status === 'deposit' || status === 'paid'
  const left = payment.amount - payment.refunded - payment.goingBack
  return isLive && payment.state === 'kept' && left > 0 && rights.includes('give-money-back')
}

/** Each payment and refund, the newest last; what was written down wrong is struck out, with why below it. */
export function Movements({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [returned, setReturned] = useState<BookingPayment | null>(null)
  const [wrong, setWrong] = useState<{ line: CounterLine; what: string } | null>(null)
  const [receipt, setReceipt] = useState<Omit<
    ComponentProps<typeof ReceiptSheet>,
    'booking' | 'onClose'
  > | null>(null)
  const dates = useDates()
  const language = useLanguage()
  const all = useMovements(booking)
  const money = (amount: number, currency: string) =>
    inOnePiece(formatMoney(currency === baseCurrency ? amount : amount / 100, currency, language))
  if (all.length === 0) return null
  return (
    <>
      <ul className={styles.movements} aria-label={t`Payments`}>
        {all.map(({ _id, at, amount, currency, what, states, sign, payment, line, sum }) => (
          <li key={_id} className={styles.ledgerLine}>
            <span>
              {what}
              {at !== null && <span className={styles.hint}>{dates.dateTime(at)}</span>}
              {states.map((text) => (
                <span key={text} className={styles.hint}>
                  {text}
                </span>
              ))}
            </span>
            <span className={classes(styles.fact, line?.corrected && struck)}>
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
            {sum && (
              <Button tone="quiet" aria-haspopup="dialog" onClick={() => setReceipt({ sum, what })}>
                <Trans>Receipt</Trans>
              </Button>
            )}
            {line?.mayCorrect && (
              <Button
                tone="quiet"
                disabled={!isOnline}
                aria-haspopup="dialog"
                onClick={() => setWrong({ line, what })}
              >
                <Trans>Correct</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
        {returned && <ReturnSheet booking={booking} payment={returned} onClose={() => setReturned(null)} />}
        {receipt && <ReceiptSheet booking={booking} {...receipt} onClose={() => setReceipt(null)} />}
        {wrong && <CorrectSheet booking={booking} {...wrong} onClose={() => setWrong(null)} />}
      </Suspense>
    </>
  )
}

/** Oldest first: what came in and went back online, and at the counter. */
function useMovements(booking: StaffBooking) {
  const { payments, counterPayments, counterRefunds } = booking
  const { t } = useLingui()
  const { way, state } = usePaymentText()
  const correctedText = (reason: string | null) => (reason ? t`Corrected: ${reason}` : t`Corrected`)
  const atCounter = (line: CounterLine & { method?: CounterMethod }, what: string, sign: string) => ({
    ...line,
    line,
    sum: sumOf(line),
    what,
    sign,
    payment: null,
    states: [
      ...(line.number === undefined ? [] : [t`Receipt ${line.number}`]),
      ...(line.corrected ? [correctedText(line.corrected.reason)] : []),
    ],
  })
  return [
    ...(payments ?? []).map((payment) => ({
      ...payment,
      line: null,
      sum: null,
      payment: isReturnable(booking, payment) ? payment : null,
      what: way(payment),
      states: state(payment),
      sign: payment.state === 'kept' || payment.state === 'returned' ? '+' : '',
    })),
    ...counterPayments.map((line) => atCounter(line, t(counterMethodLabels[line.method]), '+')),
    ...counterRefunds.map((line) => atCounter(line, t`Handed back`, '−')),
  ].toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
}

/** What a receipt is written for: a sum that stands, and has a number. */
function sumOf({ number, at, amount, corrected, method }: CounterLine & { method?: CounterMethod }) {
  return number === undefined || at === null || corrected
    ? null
    : { number, at, amount, method: method ?? null }
}
