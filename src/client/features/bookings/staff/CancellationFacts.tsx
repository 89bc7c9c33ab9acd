import { Trans } from '@lingui/react/macro'
import type { Cancellation } from '#contract/cancellations.ts'
import { useDates } from '#client/i18n/format.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { fact, facts, quiet } from './Staff.css.ts'
import { useFrancs } from './useFrancs.ts'

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
      return <Trans>The driver has not asked: everything that was paid is proposed back.</Trans>
  }
}
