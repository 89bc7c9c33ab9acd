import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { canTransition } from '#domain/booking/transitions.ts'
import { shownCharges } from '#domain/inspection/shown-charges.ts'
import { useOnline } from '#client/api/connection.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import type { InspectionEntry } from '#client/mutations/inspections.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { acts, quiet } from '../booking.css.ts'
import { ChargeLines } from './ChargeLines.tsx'

const PaymentSheet = lazy(async () => ({
  default: (await import('#client/components/staff/CounterSheets.tsx')).PaymentSheet,
}))
const ChargesSheet = lazy(async () => ({ default: (await import('./ChargesSheet.tsx')).ChargesSheet }))

type ChargesCardProps = {
  booking: StaffBooking
  /** The return that was finished on this device, with what it charges, while it is not sent whole. */
  queued: InspectionEntry | undefined
}

/** What the return costs more, line by line, and what can be done about it. */
export function ChargesCard({ booking, queued }: ChargesCardProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  const isOnline = useOnline()
  const [open, setOpen] = useState<'decide' | 'pay' | null>(null)
  const { charges, returnedAt, dueAtCounter, status, rights } = booking
  if (!charges || returnedAt === null || (status === 'cancelled' && charges.lines.length === 0)) return null
  const lines = shownCharges(charges.lines, dueAtCounter)
  const due = lines.reduce((sum, line) => sum + line.open, 0)
  const serves = rights.includes('serve-bookings') && status !== 'cancelled'
  // What is on its way is charged when it arrives.
  const isOnTheWay = queued !== undefined && (!queued.isRecorded || queued.charges.length > 0)
  const isRefused = queued !== undefined && queued.chargesProblem !== null
  return (
    <Part title={t`Charges`}>
      {lines.length === 0 ? (
        <p className={quiet}>
          <Trans>Nothing was charged for the return.</Trans>
        </p>
      ) : (
        <>
          <ChargeLines booking={booking} lines={lines} />
          <p>
            {due > 0 ? (
              <Trans>
                <strong>{francs(due)}</strong> of it is open.
              </Trans>
            ) : (
              <Trans>Nothing of it is open.</Trans>
            )}
          </p>
        </>
      )}
      {serves && (
        <div className={acts}>
          {due > 0 && canTransition(status, 'paid', 'staff') && (
            <Button tone="primary" disabled={!isOnline} aria-haspopup="dialog" onClick={() => setOpen('pay')}>
              <Trans>Record a payment at the counter</Trans>
            </Button>
          )}
          <Button
            tone={isRefused ? 'primary' : 'outline'}
            disabled={!isOnline || (isOnTheWay && !isRefused)}
            aria-haspopup="dialog"
            onClick={() => setOpen('decide')}
          >
            <Trans>Charge something</Trans>
          </Button>
        </div>
      )}
      {open !== null && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          {open === 'pay' ? (
            <PaymentSheet booking={booking} onClose={() => setOpen(null)} />
          ) : (
            <ChargesSheet
              booking={booking}
              queued={isRefused ? queued : undefined}
              onClose={() => setOpen(null)}
            />
          )}
        </Suspense>
      )}
    </Part>
  )
}
