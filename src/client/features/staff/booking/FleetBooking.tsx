import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { mayCancel } from '#domain/booking/staff-acts.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { Plate } from '#client/components/staff/Plate.tsx'
import { PlaceCard } from '#client/components/booking/PlaceCard.tsx'
import { extraLabels } from '#client/components/car/labels.ts'
import { PriceBreakdown } from '#client/components/car/PriceBreakdown.tsx'
import { DataAge } from '#client/components/DataAge.tsx'
import { ChangeRequestCard, CancellationRequest } from '#client/components/staff/StaffRequests.tsx'
import { useDates } from '#client/i18n/format.ts'
import { walkName } from '#client/mutations/inspections.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import { StaffBadges } from '../rows/StaffBadges.tsx'
import { BookingActs } from './BookingActs.tsx'
import { PendingWalks } from './walk/PendingWalks.tsx'
import { usePendingWalks } from './walk/usePendingWalks.ts'
import { withPending } from './walk/with-pending.ts'
import { InspectionsCard } from './InspectionsCard.tsx'
import { ChargesCard } from './charges/ChargesCard.tsx'
import { ContestCard } from './charges/ContestCard.tsx'
import { DepositCard } from './deposit/DepositCard.tsx'
import { DriverCard } from './DriverCard.tsx'
import { LicenceCard } from './LicenceCard.tsx'
import { History } from './history/History.tsx'
import { MoneyCard } from './money/MoneyCard.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import * as styles from './booking.css.ts'
import { lazy, Suspense, useState } from 'react'
import { Printer } from 'lucide-react'
import { Button } from '#client/ui/Button/Button.tsx'

type FleetBookingProps = { booking: StaffBooking; updatedAt: number }

/** What waits for an answer comes first, then what can be done, then what is known. */
export function FleetBooking({ booking: known, updatedAt }: FleetBookingProps) {
  const { t } = useLingui()
  const pending = usePendingWalks()
  const booking = withPending(known, pending)
  const { status, change, cancelRequested, rights } = booking
  const serves = rights.includes('serve-bookings')
  return (
    <article className={styles.page}>
      <Head booking={booking} updatedAt={updatedAt} />
      <div className={styles.main}>
        <PendingWalks booking={booking._id} />
        {serves && change && status !== 'cancelled' && (
          <ChangeRequestCard booking={booking} change={change} />
        )}
        {serves && cancelRequested && mayCancel({ status, isHandedOver: booking.handedOverAt !== null }) && (
          <StaffCancellation booking={booking} />
        )}
        {serves && <BookingActs booking={booking} />}
        <DriverCard booking={booking} />
        <LicenceCard booking={booking} />
        <ContestCard booking={booking} />
        <ChargesCard booking={booking} queued={pending[walkName('back', booking._id)]} />
        <MoneyCard booking={booking} />
        <DepositCard booking={booking} />
        <InspectionsCard booking={booking} />
      </div>
      <div className={styles.aside}>
        <PlaceCard title={<Trans>Pick-up</Trans>} at={booking.from} place={booking.pickUp} />
        <PlaceCard title={<Trans>Drop-off</Trans>} at={booking.to} place={booking.dropOff} />
        <Part title={t`Price`}>
          <PriceBreakdown lines={booking.lines} total={booking.total} />
          {status !== 'cancelled' && status !== 'void' && <PrintContract booking={booking} />}
        </Part>
        <Part title={t`Extras`}>
          {booking.extras.length === 0 ? (
            <p className={styles.quiet}>
              <Trans>No extras chosen.</Trans>
            </p>
          ) : (
            <ul>
              {booking.extras.map((extra) => (
                <li key={extra}>{t(extraLabels[extra])}</li>
              ))}
            </ul>
          )}
        </Part>
        <History booking={booking} />
      </div>
    </article>
  )
}

function Head({ booking, updatedAt }: FleetBookingProps) {
  const dates = useDates()
  const reference = groupedReference(booking.reference)
  return (
    <header className={styles.head}>
      <h1 className={displayM} tabIndex={-1}>
        {booking.car.name}
        <Plate plate={booking.car.plate} />
      </h1>
      <StaffBadges booking={booking} />
      <p>
        {dates.range(booking.from, booking.to)} · <Plural value={booking.days} one="# day" other="# days" />
      </p>
      <p className={styles.quiet}>
        <span translate="no">{reference}</span> · {booking.supplier.name} · <DataAge updatedAt={updatedAt} />
      </p>
    </header>
  )
}

const CancelBookingSheet = lazy(async () => ({
  default: (await import('#client/components/staff/CancelBookingSheet.tsx')).CancelBookingSheet,
}))

/** What the driver asks for, with the rule and the two answers. */
function StaffCancellation({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const [isCancelling, setIsCancelling] = useState(false)
  return (
    <>
      <CancellationRequest booking={booking} onCancel={() => setIsCancelling(true)} />
      {isCancelling && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <CancelBookingSheet booking={booking} onClose={() => setIsCancelling(false)} />
        </Suspense>
      )}
    </>
  )
}

const RentalContract = lazy(async () => ({
  default: (await import('./contract/RentalContract.tsx')).RentalContract,
}))

/** The contract to sign at the counter, from what is on the screen. */
function PrintContract({ booking }: { booking: StaffBooking }) {
  const [isPrinting, setPrinting] = useState(false)
  return (
    <div>
      <Button tone="outline" busy={isPrinting} onClick={() => setPrinting(true)}>
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Print the contract</Trans>
      </Button>
      {isPrinting && (
        <Suspense>
          <RentalContract booking={booking} onPrinted={() => setPrinting(false)} />
        </Suspense>
      )}
    </div>
  )
}
