import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { canTransition } from '#domain/booking/transitions.ts'
import { ContactCluster } from '#client/components/contact/ContactCluster.tsx'
import { groupedReference } from '#domain/booking/reference.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { CancellationRequest, ChangeRequestCard } from '#client/components/staff/StaffRequests.tsx'
import { staffActions, cardBody, panel, quiet } from '#client/components/requests/requests.css.ts'

const CancelBookingSheet = lazy(async () => ({
  default: (await import('#client/components/staff/CancelBookingSheet.tsx')).CancelBookingSheet,
}))
const HandBackSheet = lazy(async () => ({
  default: (await import('#client/components/staff/CounterSheets.tsx')).HandBackSheet,
}))
const PaymentSheet = lazy(async () => ({
  default: (await import('#client/components/staff/CounterSheets.tsx')).PaymentSheet,
}))

/** What staff may do with one booking of their fleet: answer what was asked, take money or hand it back, cancel. */
export function StaffPanel({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [open, setOpen] = useState<'pay' | 'hand-back' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const mayCancel = canTransition(booking.status, 'cancelled', 'staff')
  const takesMoney = booking.dueAtCounter > 0 && canTransition(booking.status, 'paid', 'staff')
  const handsBack = (booking.backAtCounter ?? 0) > 0
  const written = groupedReference(booking.reference)
  const { fullName, phone, email } = booking.driver
  return (
    <div className={panel}>
      {booking.change && booking.status !== 'cancelled' && (
        <ChangeRequestCard booking={booking} change={booking.change} />
      )}
      {booking.cancelRequested && mayCancel && (
        <CancellationRequest booking={booking} onCancel={() => setOpen('cancel')} />
      )}
      <section className={classes(card, cardBody)} aria-labelledby="staff-driver">
        <div>
          <h2 id="staff-driver" className={titleM}>
            {fullName}
          </h2>
          <p className={quiet}>
            <Trans>Driver of this booking</Trans>
          </p>
        </div>
        <ContactCluster
          contact={{ phone, whatsapp: null, email }}
          greeting={t`Hello, this is about your Wouri booking ${written}.`}
          subject={t`Wouri booking ${written}`}
        />
        {(takesMoney || handsBack || (mayCancel && !booking.cancelRequested)) && (
          <div className={staffActions}>
            {takesMoney && (
              <Button disabled={!isOnline} aria-haspopup="dialog" onClick={() => setOpen('pay')}>
                <Trans>Record a payment at the counter</Trans>
              </Button>
            )}
            {handsBack && (
              <Button disabled={!isOnline} aria-haspopup="dialog" onClick={() => setOpen('hand-back')}>
                <Trans>Record money handed back</Trans>
              </Button>
            )}
            {mayCancel && !booking.cancelRequested && (
              <Button
                tone="quiet"
                disabled={!isOnline}
                aria-haspopup="dialog"
                onClick={() => setOpen('cancel')}
              >
                <Trans>Cancel this booking</Trans>
              </Button>
            )}
          </div>
        )}
        {!isOnline && (
          <p className={quiet}>
            <Trans>
              You are offline. Connect to decide or record a payment. You can still call the driver.
            </Trans>
          </p>
        )}
      </section>
      <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
        {open === 'pay' && <PaymentSheet booking={booking} onClose={close} />}
        {open === 'hand-back' && <HandBackSheet booking={booking} onClose={close} />}
        {open === 'cancel' && <CancelBookingSheet booking={booking} onClose={close} />}
      </Suspense>
    </div>
  )
}
