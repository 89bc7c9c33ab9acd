import { Trans } from '@lingui/react/macro'
import type { Cancellation } from '#contract/bookings/cancellations.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useDates } from '#client/i18n/format.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { fact, facts, quiet } from '#client/components/requests/requests.css.ts'
import { useFrancs } from '#client/i18n/money.ts'

/** The rule that applies, what came in, online and at the counter, and what the rule proposes. */
export function CancellationFacts({ cancellation }: { cancellation: Cancellation | undefined }) {
  const francs = useFrancs()
  if (cancellation === undefined) return <Skeleton height={72} />
  return (
    <>
      <p>
        <RuleText cancellation={cancellation} />
      </p>
      <dl className={facts}>
        <dt className={quiet}>
          <Trans>Paid online</Trans>
        </dt>
        <dd className={fact}>{francs(cancellation.refundable)}</dd>
        <dt className={quiet}>
          <Trans>Proposed refund</Trans>
        </dt>
        <dd className={fact}>{francs(cancellation.proposedRefund)}</dd>
        {cancellation.refundableAtCounter > 0 && (
          <>
            <dt className={quiet}>
              <Trans>Taken at the counter</Trans>
            </dt>
            <dd className={fact}>{francs(cancellation.refundableAtCounter)}</dd>
            <dt className={quiet}>
              <Trans>Proposed to hand back</Trans>
            </dt>
            <dd className={fact}>{francs(cancellation.proposedAtCounter)}</dd>
          </>
        )}
      </dl>
    </>
  )
}

function RuleText({ cancellation: { rule, deadline } }: { cancellation: Cancellation }) {
  const dates = useDates()
  const until = dates.dateTime(deadline)
  switch (rule) {
    case 'free-until-pick-up':
      return <Trans>Cancelling is free until pick-up, {until}.</Trans>
    case 'full-refund':
      return <Trans>The driver asked before {until} and gets everything back.</Trans>
    case 'fee-may-apply':
      return <Trans>The driver asked after {until}, when the full refund ended. A fee may apply.</Trans>
    case 'not-asked':
      return <Trans>The driver has not asked: we propose a full refund.</Trans>
  }
}

/** What accepting a new total does to the money, as the counter will see it. */
export function DueText({ booking: { paid }, total }: { booking: Pick<Booking, 'paid'>; total: number }) {
  const francs = useFrancs()
  const sum = francs(total)
  const came = francs(paid)
  const due = francs(Math.max(0, total - paid))
  const back = francs(Math.max(0, paid - total))
  if (paid > total)
    return (
      <Trans>
        The new total is {sum}, and {came} has been paid: {back} goes back to the driver.
      </Trans>
    )
  if (paid === 0) return <Trans>The new total is {sum}, all of it due at the counter.</Trans>
  return (
    <Trans>
      The new total is {sum}, and {came} has been paid: {due} is due at the counter.
    </Trans>
  )
}
