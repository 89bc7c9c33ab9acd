import { Trans, useLingui } from '@lingui/react/macro'
import { Amount } from '#client/components/booking/Amount.tsx'
import { CounterCurrencyNote } from '#client/components/booking/AmountLines.tsx'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { useNow } from '#client/store/clock.ts'
import type { PaidSession } from '#client/components/payment/payment-props.ts'
import { gatewayLabels } from '#client/components/payment/words/gateway-labels.ts'
import { useChargeText } from '#client/components/payment/words/useChargeText.ts'
import { classes } from '#client/ui/classes.ts'
import { amounts, line, now as nowLine, quiet, value } from './OpenSession.css.ts'

/** What is charged in this minute, what the counter asks for later, and what cancelling would mean. */
export function PayAmounts({ session: { booking, payment } }: { session: PaidSession }) {
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
        <p className={quiet}>
          <Trans>
            {provider} takes no francs: {charged} are charged, at the fixed rate.
          </Trans>
        </p>
      )}
      {later > 0 && <CounterCurrencyNote due={later} />}
      <p className={quiet}>
        <CancellationNote from={Date.parse(booking.from)} extras={booking.extras} payment={booking.payment} now={now} />
      </p>
    </div>
  )
}
