import { useNow } from '#client/store/clock.ts'
import { lazy, Suspense, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { mayChange } from '#domain/booking/change.ts'
import { AddToCalendar } from '#client/components/booking/calendar/AddToCalendar.tsx'
import { BookAgain } from '#client/components/booking/again/BookAgain.tsx'
import { BookingContact } from '#client/components/booking/contact/BookingContact.tsx'
import { ConfirmAddress } from '#client/components/booking/confirm/ConfirmAddress.tsx'
import { LicenceState } from '#client/components/booking/licence/LicenceState.tsx'
import { ShareTrip } from '#client/components/booking/share/ShareTrip.tsx'
import { Timeline } from '#client/components/booking/Timeline.tsx'
import { Voucher } from '#client/components/booking/voucher/Voucher.tsx'
import { Cancelling } from '#client/features/bookings/cancel/Cancelling.tsx'
import { ChangeCard, changeCardId } from '#client/features/bookings/change/ChangeCard.tsx'
import { Changing } from '#client/features/bookings/change/Changing.tsx'
import { manages } from '#client/features/bookings/staff/manages.ts'
import { useSession } from '#client/session/session.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { BookingHead } from './BookingHead.tsx'
import { CancelledCard } from './CancelledCard.tsx'
import { HeldCard } from './HeldCard.tsx'
import { Block } from './Block.tsx'
import { Packing } from './Packing.tsx'
import { focusPart, focusTitle } from './focus-part.ts'
import { Places } from './Places.tsx'
import { Terms } from './Terms.tsx'
import * as styles from './BookingDetails.css.ts'

const ChangeSheet = lazy(async () => ({
  default: (await import('#client/features/bookings/change/ChangeSheet.tsx')).ChangeSheet,
}))
const StaffPanel = lazy(async () => ({
  default: (await import('#client/features/bookings/staff/StaffPanel.tsx')).StaffPanel,
}))

type BookingDetailsProps = { booking: Booking; updatedAt: number }

export function BookingDetails({ booking, updatedAt }: BookingDetailsProps) {
  const { t } = useLingui()
  const now = useNow()
  const { user } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  // Absent also from a booking that was kept on a device before anything could be asked.
  const {
    change,
    supplier: { name: supplier },
  } = booking
  const isStaff = manages(user, booking)
  const isLive = booking.status !== 'cancelled' && now < Date.parse(booking.to)
  const isAhead = isLive && booking.status !== 'void' && now < Date.parse(booking.from)
  const ask = () => setIsAsking(true)
  return (
    <article className={styles.page}>
      <BookingHead booking={booking} updatedAt={updatedAt} />
      <div className={styles.timeline}>
        {!isStaff && <ConfirmAddress booking={booking} />}
        <Timeline booking={booking} now={now} />
        {isStaff ? (
          <Suspense fallback={<Skeleton height={220} radius="md" />}>
            <StaffPanel booking={booking} />
          </Suspense>
        ) : (
          isAhead &&
          change && <ChangeCard booking={booking} change={change} onAskAgain={ask} onWithdrawn={focusTitle} />
        )}
      </div>
      <div className={styles.voucher}>
        <Proof booking={booking} isStaff={isStaff} />
      </div>
      <div className={styles.main}>
        <Places booking={booking} />
        <div className={styles.acts}>
          {isLive && <AddToCalendar booking={booking} full />}
          {!isStaff && isLive && booking.status !== 'void' && <ShareTrip trip={booking} full />}
          {!isStaff && !isLive && <BookAgain booking={booking} full />}
        </div>
        {!(isStaff && user?.type === 'supplier') && (
          <Block title={t`Contact ${supplier}`}>
            <BookingContact contact={booking.supplier} reference={booking.reference} />
          </Block>
        )}
        {isLive && !isStaff && (
          <>
            <Packing booking={booking} />
            {(booking.isGuest || user?.license !== undefined) && (
              <Block title={t`Driver's licence`}>
                <LicenceState isGuest={booking.isGuest} user={user} />
              </Block>
            )}
          </>
        )}
        <Terms booking={booking} />
        {isAhead && !isStaff && !change && (
          <Block title={t`Changing`}>
            <Changing booking={booking} onAsk={ask} />
          </Block>
        )}
        {isAhead && !isStaff && (
          <Block title={t`Cancelling`}>
            <Cancelling booking={booking} now={now} />
          </Block>
        )}
        {isLive && !isStaff && booking.status !== 'void' && (
          <Block title={t`Another trip`}>
            <div>
              <BookAgain booking={booking} tone="outline" />
            </div>
          </Block>
        )}
      </div>
      {isAsking && mayChange({ ...booking, from: Date.parse(booking.from) }, now) && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <ChangeSheet
            booking={booking}
            onClose={() => setIsAsking(false)}
            onAsked={() => focusPart(`#${changeCardId}`)}
          />
        </Suspense>
      )}
    </article>
  )
}

/** The voucher of a car that is kept for somebody; what stands in its place when it is not, or not yet. */
function Proof({ booking, isStaff }: { booking: Booking; isStaff: boolean }) {
  if (booking.status === 'cancelled') return <CancelledCard booking={booking} isStaff={isStaff} />
  return booking.status === 'void' ? (
    <HeldCard booking={booking} isStaff={isStaff} />
  ) : (
    <Voucher booking={booking} />
  )
}
