import { Trans, useLingui } from '@lingui/react/macro'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { Page } from '#client/layout/Page.tsx'
import { PaymentForm } from '#client/components/payment/PaymentForm.tsx'
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
import { Amount, CounterCurrencyNote } from '#client/components/booking/Amount.tsx'
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
  return (
    <Page title={t`Pay`} width="narrow">
      <div className={page}>
        <h1 className={displayM} tabIndex={-1}>
          <Trans>Pay for your rental</Trans>
        </h1>
        <ReservedCar session={session} />
        <PayAmounts session={session} />
        {why !== null && <FormAlert key={cause}>{`${failed} ${why}`}</FormAlert>}
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
  const zone = dates.zoneNote()
  return (
    <BookedCar
      booking={booking}
      deadline={
        <>
          <Trans>Kept for you until {time}</Trans>
          {zone !== null && <> ({zone})</>}
        </>
      }
    />
  )
}

/** What is charged in this minute, what the counter asks for later, and what cancelling would mean. */
function PayAmounts({ session: { booking, payment } }: { session: PaidSession }) {
  const { t } = useLingui()
  const now = useNow()
  const chargeText = useChargeText()
  const later = booking.dueAtCounter - payment.xaf
  const provider = t(gatewayLabels[payment.gateway])
  const charged = chargeText(payment)
  return (
    <div className={amounts}>
      <dl>
        <div className={classes(line, nowLine)}>
          <dt>
            <Trans>You pay now</Trans>
          </dt>
          <dd className={value}>{charged}</dd>
        </div>
        <div className={line}>
          <dt>
            <Trans>Due at the counter</Trans>
          </dt>
          <dd className={value}>
            <Amount xaf={later} />
          </dd>
        </div>
        <div className={line}>
          <dt>
            <Trans>Security deposit (refundable)</Trans>
          </dt>
          <dd className={value}>
            <Amount xaf={booking.deposit} />
          </dd>
        </div>
      </dl>
      {payment.currency !== booking.currency && (
        <p className={note}>
          <Trans>
            {provider} takes no francs: {charged} are charged, at the fixed rate.
          </Trans>
        </p>
      )}
      {later > 0 && <CounterCurrencyNote due={later} />}
      <p className={note}>
        <CancellationNote
          from={Date.parse(booking.from)}
          extras={booking.extras}
          payment={booking.payment}
          now={now}
        />
      </p>
    </div>
  )
}
