import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { effectOf } from '#domain/deposit/ledger.ts'
import { useOnline } from '#client/api/connection.ts'
import { depositKindLabels, depositMethodLabels } from '#client/components/booking/payments/deposit-labels.ts'
import { struck } from '#client/components/booking/payments/payments.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import * as styles from '../booking.css.ts'
import { ledgerOf, type ShownLine } from './ledger-of.ts'

const ReverseSheet = lazy(async () => ({ default: (await import('./ReverseSheet.tsx')).ReverseSheet }))

/** Every line, oldest first; one that was taken back is struck out, with why below it. */
export function DepositLines({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const dates = useDates()
  const francs = useFrancs()
  const isOnline = useOnline()
  const [wrong, setWrong] = useState<ShownLine | null>(null)
  const { lines } = ledgerOf(booking)
  if (lines.length === 0) return null
  const correctedText = (reason: string | null) => (reason ? t`Corrected: ${reason}` : t`Corrected`)
  const correctionOf = (id: string) => lines.find(({ reverses }) => reverses === id)
  return (
    <>
      <ul className={styles.movements} aria-label={t`Security deposit`}>
        {lines
          .filter(({ reverses }) => reverses === null)
          .map((line) => {
            const correction = correctionOf(line.id)
            const details = [
              dates.dateTime(line.at),
              line.method && t(depositMethodLabels[line.method]),
              line.reference,
              line.by.fullName,
            ]
            return (
              <li key={line.id} className={styles.ledgerLine}>
                <span>
                  {t(depositKindLabels[line.kind])}
                  <span className={styles.hint}>{details.filter(Boolean).join(' · ')}</span>
                  {[line.reason, correction && correctedText(correction.reason)]
                    .filter(Boolean)
                    .map((text) => (
                      <span key={text} className={styles.hint}>
                        {text}
                      </span>
                    ))}
                </span>
                <span className={correction ? `${styles.fact} ${struck}` : styles.fact}>
                  {effectOf(line) < 0 ? '−' : '+'} {francs(line.amount)}
                </span>
                {line.mayReverse && (
                  <Button
                    tone="quiet"
                    disabled={!isOnline}
                    aria-haspopup="dialog"
                    onClick={() => setWrong(line)}
                  >
                    <Trans>Correct</Trans>
                  </Button>
                )}
              </li>
            )
          })}
      </ul>
      {wrong && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <ReverseSheet booking={booking} line={wrong} onClose={() => setWrong(null)} />
        </Suspense>
      )}
    </>
  )
}
