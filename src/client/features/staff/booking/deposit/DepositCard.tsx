import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { mostOf, type DepositKind } from '#domain/deposit/ledger.ts'
import { useOnline } from '#client/api/connection.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import * as styles from '../booking.css.ts'
import { DepositLines } from './DepositLines.tsx'
import { ledgerOf, termsOf } from './ledger-of.ts'

const DepositSheet = lazy(async () => ({ default: (await import('./DepositSheet.tsx')).DepositSheet }))

/** What is held of the security deposit, how it came and went, and what can be done with it now. */
export function DepositCard({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const francs = useFrancs()
  const isOnline = useOnline()
  const [open, setOpen] = useState<DepositKind | null>(null)
  const { held, lines } = ledgerOf(booking)
  const agreed = francs(booking.deposit)
  const words: Record<DepositKind, string> = {
    taken: t`Take the security deposit`,
    returned: t`Give it back`,
    retained: t`Keep some of it`,
  }
  const possible = (['taken', 'returned', 'retained'] as const).filter(
    (kind) => mayRecord(kind, booking) && mostOf(kind, termsOf(booking), lines) > 0,
  )
  if (booking.deposit === 0 && lines.length === 0) return null
  return (
    <Part title={t`Security deposit`}>
      <p>
        {held > 0 ? (
          <Trans>
            You hold <strong>{francs(held)}</strong> of {agreed}.
          </Trans>
        ) : (
          <Trans>{agreed} agreed. You hold nothing of it.</Trans>
        )}
      </p>
      <DepositLines booking={booking} />
      {possible.length > 0 && (
        <div className={styles.acts}>
          {possible.map((kind) => (
            <Button
              key={kind}
              tone={kind === 'returned' && booking.returnedAt !== null ? 'primary' : 'outline'}
              disabled={!isOnline}
              aria-haspopup="dialog"
              onClick={() => setOpen(kind)}
            >
              {words[kind]}
            </Button>
          ))}
        </div>
      )}
      {open && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <DepositSheet booking={booking} kind={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Part>
  )
}

/** A desk keeps nothing of it. */
function mayRecord(kind: DepositKind, { rights }: StaffBooking): boolean {
  return rights.includes(kind === 'retained' ? 'give-money-back' : 'serve-bookings')
}
