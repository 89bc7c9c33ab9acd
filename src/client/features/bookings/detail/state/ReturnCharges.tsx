import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { shownCharges } from '#domain/inspection/shown-charges.ts'
import { refuseCharge } from '#client/api/bookings/driver-half.ts'
import { useOnline } from '#client/api/connection.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { amount, line as row, quiet, whole } from '#client/components/booking/booking.css.ts'
import { lines as list } from '#client/components/booking/payments/payments.css.ts'
import { ChargeBadge } from '#client/components/inspections/charges/ChargeBadge.tsx'
import { chargeLabels } from '#client/components/inspections/charges/charge-labels.ts'
import { useReckoningText } from '#client/components/inspections/charges/useReckoningText.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import * as styles from './state.css.ts'

const ContestSheet = lazy(async () => ({ default: (await import('./ContestSheet.tsx')).ContestSheet }))

type Line = NonNullable<Booking['charges']>['lines'][number]

/** Each line with its reckoning and how it stands; one that is open may be contested. */
export function ReturnCharges({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const francs = useFrancs()
  const isOnline = useOnline()
  const reckoningText = useReckoningText()
  const [contested, setContested] = useState<Line | null>(null)
  const supplier = booking.supplier.name
  const lines = shownCharges(booking.charges?.lines ?? [], booking.dueAtCounter)
  const wordsOf = ({ kind, amount: xaf, proposed, reckoning, reason, refusal, answer, retained }: Line) =>
    [
      reckoningText(kind, reckoning),
      proposed != null && proposed !== xaf ? t`By the rule: ${francs(proposed)}` : null,
      reason,
      retained > 0 ? t`${francs(retained)} kept of your security deposit for it` : null,
      refusal === null ? null : t`You: ${refusal}`,
      answer == null ? null : t`${supplier}: ${answer}`,
    ].filter((text) => text !== null && text !== '')
  const name = contested && t(chargeLabels[contested.kind])
  return (
    <>
      <ul className={list} aria-label={t`What the return costs more`}>
        {lines.map((line) => (
          <li key={line._id}>
            <div className={row}>
              <span className={styles.charge}>
                {t(chargeLabels[line.kind])} <ChargeBadge state={line.shown} />
              </span>
              <span className={`${whole} ${amount}`}>
                <Amount xaf={line.amount} />
              </span>
            </div>
            {wordsOf(line).map((text) => (
              <p key={text} className={quiet}>
                {text}
              </p>
            ))}
            {line.shown === 'open' && line.refusal === null && (
              <Button
                tone="quiet"
                disabled={!isOnline}
                aria-haspopup="dialog"
                aria-label={t`Contest: ${t(chargeLabels[line.kind])}`}
                onClick={() => setContested(line)}
              >
                <Trans context="charge">Contest</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {contested && name && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <ContestSheet
            title={t`Contest: ${name}`}
            about={t`You do not pay this line before ${supplier} has answered.`}
            action={t`Send to ${supplier}`}
            done={t`Sent. We tell you when ${supplier} has answered.`}
            send={(reason) => refuseCharge(booking._id, contested._id, reason)}
            onClose={() => setContested(null)}
          />
        </Suspense>
      )}
    </>
  )
}
