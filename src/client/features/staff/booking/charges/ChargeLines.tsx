import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { ShownChargeState } from '#domain/inspection/shown-charges.ts'
import { useOnline } from '#client/api/connection.ts'
import { ChargeBadge } from '#client/components/inspections/charges/ChargeBadge.tsx'
import { chargeLabels } from '#client/components/inspections/charges/charge-labels.ts'
import { useReckoningText } from '#client/components/inspections/charges/useReckoningText.ts'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { hint, ledgerLine, movements } from '../booking.css.ts'
import type { ChargeAct, StaffCharge } from './staff-charge.ts'
import { struckSum, sum, lineActs } from './charges.css.ts'

const ChargeActSheet = lazy(async () => ({ default: (await import('./ChargeActSheet.tsx')).ChargeActSheet }))

type ChargeLinesProps = {
  booking: StaffBooking
  lines: readonly (StaffCharge & { shown: ShownChargeState })[]
}

/** Every line, oldest first: what it is for, how it stands, and what its driver says. */
export function ChargeLines({ booking, lines }: ChargeLinesProps) {
  const { t } = useLingui()
  const dates = useDates()
  const francs = useFrancs()
  const isOnline = useOnline()
  const reckoningText = useReckoningText()
  const [asked, setAsked] = useState<{ act: ChargeAct; line: StaffCharge } | null>(null)
  const serves = booking.rights.includes('serve-bookings')
  const wordsOf = ({ kind, amount, proposed, reckoning, reason, refusal, answer, retained }: StaffCharge) =>
    [
      reckoningText(kind, reckoning),
      proposed != null && proposed !== amount ? t`Proposed: ${francs(proposed)}` : null,
      reason,
      retained > 0 ? t`${francs(retained)} kept of the security deposit for it` : null,
      refusal === null ? null : t`The driver: ${refusal}`,
      answer == null ? null : t`Your answer: ${answer}`,
    ].filter((text) => text !== null && text !== '')
  return (
    <>
      <ul className={movements} aria-label={t`Charges`}>
        {lines.map((line) => (
          <li key={line._id} className={ledgerLine}>
            <span>
              {t(chargeLabels[line.kind])} <ChargeBadge state={line.shown} />
              <span className={hint}>{dates.dateTime(line.at)}</span>
              {wordsOf(line).map((text) => (
                <span key={text} className={hint}>
                  {text}
                </span>
              ))}
            </span>
            <span className={line.shown === 'struck' ? struckSum : sum}>{francs(line.amount)}</span>
            {serves && (
              <span className={lineActs}>
                {line.shown === 'contested' && (
                  <Button
                    tone="outline"
                    disabled={!isOnline}
                    aria-haspopup="dialog"
                    onClick={() => setAsked({ act: 'uphold', line })}
                  >
                    <Trans>Uphold</Trans>
                  </Button>
                )}
                {line.mayStrike && (
                  <Button
                    tone={line.shown === 'contested' ? 'outline' : 'quiet'}
                    disabled={!isOnline}
                    aria-haspopup="dialog"
                    onClick={() => setAsked({ act: line.shown === 'contested' ? 'let-go' : 'strike', line })}
                  >
                    {line.shown === 'contested' ? (
                      <Trans>Let it go</Trans>
                    ) : (
                      <Trans context="charge">Strike</Trans>
                    )}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <ChargeActSheet booking={booking} {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
