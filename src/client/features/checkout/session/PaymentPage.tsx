import { Trans, useLingui } from '@lingui/react/macro'
import { baseCurrency } from '#domain/money/currencies.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { Page } from '#client/layout/Page.tsx'
import { PaymentForm } from '#client/components/payment/PaymentForm.tsx'
import { partOf } from '#client/components/payment/parts.ts'
import { noMoneyTexts } from '#client/components/payment/phone/phone-labels.ts'
import type { PaidSession } from '#client/components/payment/payment-session.ts'
import {
  refusalTexts,
  type RefusalCause,
  gatewayLabels,
  useChargeText,
} from '#client/components/payment/payment-labels.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { Amount, CounterCurrencyNote, SecurityDepositNote } from '#client/components/booking/Amount.tsx'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { useNow } from '#client/store/clock.ts'
import { classes } from '#client/ui/classes.ts'
import { BookedCar } from './BookedCar.tsx'
import { OtherPayments } from './OtherPayments.tsx'
import { page, note, amounts, line, now as nowLine, value } from './session.css.ts'

type PaymentPageProps = {
  session: PaidSession
  cause: RefusalCause | null
  refuse: (cause: RefusalCause | null) => void
  onSent: () => void
  onOver: () => void
}

/** The car is reserved; it is paid here, in another way, or given up. */
export function PaymentPage({ session, cause, refuse, onSent, onOver }: PaymentPageProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const failed = failureText('payment-failed')
  // A phone that brought no money is not asked again: another payment is opened below.
  const reason = session.state === 'refused' ? session.payment.reason : null
  const why = reason ? t(noMoneyTexts[reason]) : cause && t(refusalTexts[cause])
  // Without an answer it is not known yet whether the payment failed.
  const isKnown = reason !== 'no-answer'
  return (
    <Page title={t`Pay`} width="narrow">
      <div className={page}>
        <h1 className={displayM} tabIndex={-1}>
          {session.booking.status === 'void' ? (
            <Trans>Pay for your rental</Trans>
          ) : (
            <Trans>Pay the rest</Trans>
          )}
        </h1>
        <ReservedCar session={session} />
        <PayAmounts session={session} />
        {why !== null && <FormAlert key={cause}>{isKnown ? `${failed} ${why}` : why}</FormAlert>}
        {session.state === 'open' && (
          <PaymentForm session={session} onSent={onSent} onOver={onOver} refuse={refuse} />
        )}
        <OtherPayments session={session} onOver={onOver} />
      </div>
    </Page>
  )
}

/** Which car, and until when it is reserved: a time of day, no countdown. */
function ReservedCar({ session: { booking, payment } }: { session: PaidSession }) {
  const dates = useDates()
  const time = dates.time(payment.closesAt)
  const day = dates.dateTime(booking.from)
  const zone = dates.zoneNote()
  return (
    <BookedCar
      booking={booking}
      deadline={
        booking.handedOver ? null : (
          <>
            {booking.status === 'void' ? (
              <Trans>Kept for you until {time}</Trans>
            ) : (
              <Trans>Yours from {day}</Trans>
            )}
            {zone !== null && <> ({zone})</>}
          </>
        )
      }
    />
  )
}

/** What is charged in this minute, what the counter asks for later, and what cancelling would mean. */
function PayAmounts({ session: { booking, payment } }: { session: PaidSession }) {
  const { t } = useLingui()
  const now = useNow()
  const chargeText = useChargeText()
  const { rest } = partOf(payment)
  const later = booking.dueAtCounter - rest
  const provider = t(gatewayLabels[payment.gateway])
  const charged = chargeText(payment)
  return (
    <div className={amounts}>
      <dl>
        {booking.paid > 0 && (
          <div className={line}>
            <dt>
              <Trans>Paid</Trans>
            </dt>
            <dd className={value}>
              <Amount xaf={booking.paid} />
            </dd>
          </div>
        )}
        <div className={classes(line, nowLine)}>
          <dt>
            <Trans>You pay now</Trans>
          </dt>
          <dd className={value}>{payment.xaf === rest ? charged : <Amount xaf={rest} />}</dd>
        </div>
        <div className={line}>
          <dt>
            <Trans>Due at the counter</Trans>
          </dt>
          <dd className={value}>
            <Amount xaf={later} besides={[booking.paid, rest]} />
          </dd>
        </div>
        {!booking.handedOver && (
          <div className={line}>
            <dt>
              <Trans>Security deposit (refundable)</Trans>
            </dt>
            <dd className={value}>
              <Amount xaf={booking.deposit} />
            </dd>
          </div>
        )}
      </dl>
      {payment.currency !== booking.currency && payment.currency !== baseCurrency && (
        <p className={note}>
          <Trans>
            {provider} does not accept CFA francs. You are charged {charged}, at the fixed rate.
          </Trans>
        </p>
      )}
      {booking.deposit > 0 && !booking.handedOver && (
        <p className={note}>
          <SecurityDepositNote />
        </p>
      )}
      {later > 0 && <CounterCurrencyNote due={later} />}
      {!booking.handedOver && (
        <p className={note}>
          <CancellationNote
            from={Date.parse(booking.from)}
            extras={booking.extras}
            payment={booking.payment}
            now={now}
          />
        </p>
      )}
    </div>
  )
}
