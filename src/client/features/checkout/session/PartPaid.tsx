import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { otherWays } from '#domain/payment/ways-to-pay.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { useOnline } from '#client/api/connection.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { PaymentLines } from '#client/components/booking/payments/PaymentLines.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { partOf } from '#client/components/payment/parts.ts'
import { gatewayLabels } from '#client/components/payment/payment-labels.ts'
import type { PaidSession } from '#client/components/payment/payment-session.ts'
import { useDates } from '#client/i18n/format.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Page } from '#client/layout/Page.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { displayM, titleM } from '#client/ui/Text/text.css.ts'
import { LeavePayment } from './LeavePayment.tsx'
import { useOtherPayments } from './useOtherPayments.ts'
import { page, ways } from './session.css.ts'

type PartPaidProps = { session: PaidSession; onOver: () => void }

/** A part has arrived, and the rest of the sum is paid by another payment: in the same way or another. */
export function PartPaid({ session, onOver }: PartPaidProps) {
  const { t } = useLingui()
  const { booking, payment } = session
  const { number, of } = partOf(payment)
  const isHeld = booking.status === 'void'
  return (
    <Page title={t`Pay the rest`} width="narrow">
      <div className={page}>
        <h1 className={displayM} tabIndex={-1}>
          {isHeld ? (
            <Trans>
              Payment {number} of {of} received
            </Trans>
          ) : (
            <Trans>Your payment has arrived</Trans>
          )}
        </h1>
        <WhatComes session={session} />
        <PaymentLines payments={booking.payments ?? []} />
        <PayRest session={session} onOver={onOver} />
      </div>
    </Page>
  )
}

/** What is missing, and what happens to the car and the money when it does not come. */
function WhatComes({ session: { booking, payment, heldUntil } }: { session: PaidSession }) {
  const dates = useDates()
  const { rest } = partOf(payment)
  const time = heldUntil ? dates.time(heldUntil) : ''
  return (
    <p>
      {booking.status === 'void' ? (
        <Trans>
          <Amount xaf={rest} /> is left to pay. Pay it by {time} to keep the car; otherwise we refund what you
          paid.
        </Trans>
      ) : (
        <Trans>
          Your car is booked. <Amount xaf={rest} /> is left to pay: now, later from your booking, or at the
          counter.
        </Trans>
      )}
    </p>
  )
}

function PayRest({ session, onOver }: PartPaidProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { payment } = session
  const { busy, failure, switchTo, giveUp } = useOtherPayments(session, onOver)
  const configured = useQuery(settingsQueries.current()).data?.paymentGateways ?? []
  const others = otherWays(configured, payment.gateway)
  return (
    <section className={ways} aria-labelledby="pay-rest">
      <h2 id="pay-rest" className={titleM}>
        <Trans>Pay the rest with</Trans>
      </h2>
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      {[payment.gateway, ...others].map((gateway, index) => (
        <Button
          key={gateway}
          size={index === 0 ? 'l' : 'm'}
          tone={index === 0 ? 'primary' : 'outline'}
          full
          busy={busy === gateway}
          disabled={!isOnline}
          onClick={() => void switchTo(gateway)}
        >
          {t(gatewayLabels[gateway])}
        </Button>
      ))}
      <LeavePayment session={session} busy={busy === 'none'} onGiveUp={() => void giveUp()} />
    </section>
  )
}
