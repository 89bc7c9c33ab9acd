import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { baseCurrency } from '#domain/money/currencies.ts'
import { restIn } from '#domain/money/rest.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useFrancs, useMoney } from '#client/i18n/money.ts'
import { RateAge } from '#client/components/car/RateAge.tsx'
import { Price } from '#client/ui/Price/Price.tsx'
import { whole, amount, amounts, line, note } from './booking.css.ts'

const alone: readonly number[] = []

type AmountProps = {
  xaf: number
  /** The other parts of its total that are shown beside it: in any currency they add up to it. */ besides?: readonly number[]
}

/** An amount inside a sentence: it never breaks between its figures and its currency. */
export function Amount({ xaf, besides = alone }: AmountProps) {
  const { inCurrency, write } = useMoney()
  const shown = restIn(xaf, besides, inCurrency)
  return (
    <data className={whole} value={String(shown)}>
      {write(shown)}
    </data>
  )
}

type AmountLinesProps = {
  booking: Pick<
    Booking,
    | 'paid'
    | 'refunded'
    | 'goingBack'
    | 'backAtCounter'
    | 'handedBack'
    | 'withdrawn'
    | 'dueAtCounter'
    | 'deposit'
  >
}

/** What has been paid, what the counter will ask for, and what it gives back. */
export function AmountLines({ booking }: AmountLinesProps) {
  const {
    paid,
    refunded,
    goingBack = 0,
    backAtCounter = 0,
    handedBack = 0,
    withdrawn = 0,
    dueAtCounter,
    deposit,
  } = booking
  return (
    <div>
      <dl className={amounts}>
        <Line term={<Trans>Paid</Trans>} xaf={paid} />
        {refunded > 0 && <Line term={<Trans>Refunded</Trans>} xaf={refunded} />}
        {withdrawn > 0 && <Line term={<Trans>Withdrawn by the bank (disputed)</Trans>} xaf={withdrawn} />}
        {goingBack > 0 && <Line term={<Trans>Refund under way</Trans>} xaf={goingBack} />}
        {backAtCounter > 0 && <Line term={<Trans>Refund at the counter</Trans>} xaf={backAtCounter} />}
        {handedBack > 0 && <Line term={<Trans>Handed back at the counter</Trans>} xaf={handedBack} />}
        <Line term={<Trans>Due at the counter</Trans>} xaf={dueAtCounter} besides={[paid]} />
        <Line term={<Trans>Security deposit (refundable)</Trans>} xaf={deposit} />
      </dl>
      <CounterCurrencyNote due={dueAtCounter} />
    </div>
  )
}

function Line({ term, xaf, besides = alone }: AmountProps & { term: ReactNode }) {
  const { inCurrency, write, currency } = useMoney()
  const shown = restIn(xaf, besides, inCurrency)
  return (
    <div className={line}>
      <dt>{term}</dt>
      <dd className={amount}>
        <Price text={write(shown)} value={shown} currency={currency} size="m" />
      </dd>
    </div>
  )
}

/** Beside every way to pay: this is another sum. */
export function SecurityDepositNote() {
  return (
    <Trans>
      The security deposit is left at the counter and given back with the car. It is never charged online.
    </Trans>
  )
}

/** The counter takes francs, whatever currency prices are read in. */
export function CounterCurrencyNote({ due }: { due: number }) {
  const showFrancs = useFrancs()
  const { currency } = useMoney()
  if (currency === baseCurrency) return null
  const francs = showFrancs(due)
  return (
    <>
      <p className={note}>
        <Trans>Due at the counter in XAF: {francs}</Trans>
      </p>
      <RateAge />
    </>
  )
}
