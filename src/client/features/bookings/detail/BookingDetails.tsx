import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLingui, Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { isArriving } from '#domain/booking/stage.ts'
import { mayChange } from '#domain/booking/change.ts'
import { mayPhotograph, photographedEnd } from '#domain/inspection/driver-half.ts'
import { mayExtend } from '#domain/inspection/may-extend.ts'
import { untilThere } from '#client/api/lazy.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { useNow } from '#client/store/clock.ts'
import { AddToCalendar } from '#client/components/booking/AddToCalendar.tsx'
import { BookAgain } from '#client/components/booking/BookAgain.tsx'
import { BookingContact } from '#client/components/booking/BookingContact.tsx'
import { ConfirmAddress } from '#client/components/booking/ConfirmAddress.tsx'
import { LicenceState } from '#client/components/booking/LicenceState.tsx'
import { ShareTrip } from '#client/components/booking/ShareTrip.tsx'
import { Timeline } from '#client/components/booking/Timeline.tsx'
import { Voucher } from '#client/components/booking/voucher/Voucher.tsx'
import { CancellationSection } from '#client/features/bookings/requests/CancellationSection.tsx'
import {
  PendingChange,
  pendingChangeId,
  ChangeSection,
} from '#client/features/bookings/requests/ChangeSection.tsx'
import { useSession } from '#client/session/session.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { PlaceCard } from '#client/components/booking/PlaceCard.tsx'
import { AcceptCard } from './AcceptCard.tsx'
import { BookingHead, type ShownBookingProps } from './BookingHead.tsx'
import { ArrivalCard } from './ArrivalCard.tsx'
import { CancelledBooking, UnpaidBooking } from './BookingStateCards.tsx'
import { Payments } from './Payments.tsx'
import { SecurityDeposit } from './SecurityDeposit.tsx'
import { Block, PickUpChecklist, Terms } from './BookingSections.tsx'
import { focusPart, focusTitle } from '#client/components/requests/RequestCard.tsx'
import * as styles from './detail.css.ts'

const ChangeSheet = lazy(async () => ({
  default: (await import('#client/features/bookings/requests/ChangeSheet.tsx')).ChangeSheet,
}))

/** Neither its code nor its words are kept on a device: without a network it is left out until there is one. */
const withWords = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    untilThere(async () => {
      await needMessages('inspections')
      return { default: await load() }
    }),
  )
const CarState = withWords(async () => (await import('./state/CarState.tsx')).CarState)
const ReturnCard = withWords(async () => (await import('./state/ReturnCard.tsx')).ReturnCard)
const ExtendSection = withWords(async () => (await import('./state/ExtendSection.tsx')).ExtendSection)
const ExtendSheet = withWords(async () => (await import('./state/ExtendSheet.tsx')).ExtendSheet)
/** Kept on a device with the booking: a car park may have no network. */
const DriverPictures = lazy(() =>
  untilThere(async () => ({ default: (await import('./pictures/DriverPictures.tsx')).DriverPictures })),
)
const ReviewCard = lazy(async () => ({
  default: (await import('#client/components/reviews/ReviewCard.tsx')).ReviewCard,
}))

export function BookingDetails({ booking, updatedAt, isOutdated }: ShownBookingProps) {
  const { t } = useLingui()
  const now = useNow()
  const { user } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  // Absent also from a booking that was kept on a device before anything could be asked.
  const {
    change,
    supplier: { name: supplier },
  } = booking
  const isLive = booking.status !== 'cancelled' && now < Date.parse(booking.to)
  const isAhead = isLive && booking.status !== 'void' && now < Date.parse(booking.from)
  // Its end alone may move then, and only to a later time.
  const isOut = mayExtend({ status: booking.status, ...endOf(booking) })
  const isStanding = booking.status !== 'void' && booking.status !== 'cancelled'
  const ask = () => setIsAsking(true)
  const voucher = (
    <div key="voucher" className={styles.voucher}>
      <VoucherOrState booking={booking} />
    </div>
  )
  const isOnTheWay = isArriving(booking.status, Date.parse(booking.from), now)
  // Nothing to show at the counter before somebody has said that there will be a car.
  const isVoucherFirst = isOnTheWay && booking.status !== 'pending'
  // Who stands beside the car looks for it first.
  const isAtCar = isOnTheWay || (!booking.returnedAt && photographedEnd(endOf(booking), now) === 'back')
  const pictures = isStanding && mayPhotograph(keysOf(booking), now) && (
    <Suspense key="pictures" fallback={<Skeleton height={420} radius="md" />}>
      <DriverPictures booking={booking} />
    </Suspense>
  )
  return (
    <article className={styles.page}>
      <BookingHead booking={booking} updatedAt={updatedAt} isOutdated={isOutdated}>
        {isOnTheWay && <ArrivalCard booking={booking} />}
      </BookingHead>
      {isVoucherFirst && voucher}
      <div className={styles.timeline}>
        <ConfirmAddress booking={booking} />
        {booking.review && now >= Date.parse(booking.review.from) && (
          <Suspense fallback={<Skeleton height={156} radius="md" />}>
            <ReviewCard booking={booking} />
          </Suspense>
        )}
        {booking.returnedAt && (
          <Suspense fallback={<Skeleton height={156} radius="md" />}>
            <ReturnCard booking={booking} />
          </Suspense>
        )}
        {isLive && booking.awaitsDriver && <AcceptCard booking={booking} />}
        <Timeline booking={booking} now={now} />
        {(isAhead || isOut) && change && (
          <PendingChange booking={booking} change={change} onAskAgain={ask} onWithdrawn={focusTitle} />
        )}
      </div>
      {!isVoucherFirst && voucher}
      <div className={styles.main}>
        {isAtCar && pictures}
        <Places booking={booking} />
        <div className={styles.acts}>
          {isLive && <AddToCalendar booking={booking} full />}
          {isLive && booking.status !== 'void' && <ShareTrip trip={booking} full />}
          {!isLive && <BookAgain booking={booking} full />}
        </div>
        <Block title={t`Contact ${supplier}`}>
          <BookingContact contact={booking.supplier} reference={booking.reference} />
        </Block>
        {isLive && (
          <>
            <PickUpChecklist booking={booking} />
            {(booking.isGuest || user?.license !== undefined) && (
              <Block title={t`Driver's licence`}>
                <LicenceState isGuest={booking.isGuest} user={user} />
              </Block>
            )}
          </>
        )}
        <Terms booking={booking} />
        <Payments booking={booking} isAhead={isAhead} />
        <SecurityDeposit booking={booking} />
        {!isAtCar && pictures}
        {booking.handedOver && (
          <Suspense>
            <CarState booking={booking} />
          </Suspense>
        )}
        {isOut && !change && (
          <Suspense>
            <ExtendSection booking={booking} onAsk={ask} />
          </Suspense>
        )}
        {isAhead && !isOut && !change && (
          <Block title={t`Changing`}>
            <ChangeSection booking={booking} onAsk={ask} />
          </Block>
        )}
        {isAhead && !isOut && (
          <Block title={t`Cancelling`}>
            <CancellationSection booking={booking} now={now} />
          </Block>
        )}
        {isLive && booking.status !== 'void' && (
          <Block title={t`Another trip`}>
            <div>
              <BookAgain booking={booking} tone="outline" />
            </div>
          </Block>
        )}
      </div>
      {isAsking && isOut && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <ExtendSheet
            booking={booking}
            onClose={() => setIsAsking(false)}
            onAsked={() => focusPart(`#${pendingChangeId}`)}
          />
        </Suspense>
      )}
      {isAsking && !isOut && mayChange({ ...booking, from: Date.parse(booking.from) }, now) && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <ChangeSheet
            booking={booking}
            onClose={() => setIsAsking(false)}
            onAsked={() => focusPart(`#${pendingChangeId}`)}
          />
        </Suspense>
      )}
    </article>
  )
}

/** The voucher of a car that is kept for somebody; what replaces it when it is not, or not yet. */
function VoucherOrState({ booking }: { booking: Booking }) {
  if (booking.status === 'cancelled') return <CancelledBooking booking={booking} />
  return booking.status === 'void' ? <UnpaidBooking booking={booking} /> : <Voucher booking={booking} />
}

function Places({ booking }: { booking: Booking }) {
  return (
    <div className={styles.places}>
      <PlaceCard title={<Trans>Pick-up</Trans>} at={booking.from} place={booking.pickUp} />
      <PlaceCard title={<Trans>Drop-off</Trans>} at={booking.to} place={booking.dropOff} />
    </div>
  )
}

const keysOf = ({ from, handedOver, returnedAt }: Booking) => ({
  from: Date.parse(from),
  handedOverAt: handedOver ? Date.parse(from) : null,
  returnedAt: returnedAt ? Date.parse(returnedAt) : null,
})

const endOf = ({ to, handedOver, returnedAt }: Booking) => ({
  to: Date.parse(to),
  isHandedOver: handedOver === true,
  isReturned: Boolean(returnedAt),
})
