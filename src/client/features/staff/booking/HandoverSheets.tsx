import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { isEarlyHandOver } from '#domain/booking/staff-acts.ts'
import { handOver, takeBack } from '#client/api/bookings/staff-acts.ts'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { useNow } from '#client/store/clock.ts'
import { link } from '#client/ui/link.css.ts'
import { ledgerOf } from './deposit/ledger-of.ts'
import * as styles from './booking.css.ts'

type HandoverSheetProps = { booking: StaffBooking; onClose: () => void }

/** The keys leave: what is due first, and why so early where it is. */
export function HandOverSheet({ booking, onClose }: HandoverSheetProps) {
  const { t } = useLingui()
  const dates = useDates()
  const [reason, setReason] = useState('')
  const isEarly = isEarlyHandOver(Date.parse(booking.from), useNow())
  const decision = useDecision({
    decide: () => handOver(booking._id, isEarly ? reason.trim() : ''),
    done: t`Noted: the car is out.`,
    onDone: onClose,
    onRefused: useRefetchBooking(booking._id),
  })
  const from = dates.dateTime(booking.from)
  const isElsewhere = Boolean(booking.carOutWith)
  return (
    <DecisionSheet
      title={t`Hand the car over?`}
      act={<Trans>Car handed over</Trans>}
      decision={decision}
      isReady={!isElsewhere && (!isEarly || reason.trim() !== '')}
      {...(isEarly && { note: { value: reason, onChange: setReason, label: t`Why so early?` } })}
      onClose={onClose}
    >
      {booking.carOutWith && <OutWith other={booking.carOutWith} />}
      <Due booking={booking} isReturn={false} />
      {isEarly && (
        <p>
          <Trans>The pick-up is not before {from}: that is more than twelve hours ahead.</Trans>
        </p>
      )}
      <p className={styles.quiet}>
        <Trans>The booking can no longer be cancelled then. You can undo this for ten minutes.</Trans>
      </p>
    </DecisionSheet>
  )
}

/** A car is in one person's hands: whose return comes first, and the way there. */
function OutWith({ other }: { other: NonNullable<StaffBooking['carOutWith']> }) {
  const dates = useDates()
  const { reference, fullName } = other
  const due = dates.dateTime(other.to)
  return (
    <div role="alert" className={styles.refused}>
      <p>
        <Trans>
          This car is still out with {fullName}, booking {reference}, due back on {due}. Note its return
          first, or swap the car of this booking.
        </Trans>
      </p>
      <Link to="/staff/bookings/$bookingId" params={{ bookingId: other._id }} className={link}>
        <Trans>Open booking {reference}</Trans>
      </Link>
    </div>
  )
}

/** The keys are back: what is still open. */
export function TakeBackSheet({ booking, onClose }: HandoverSheetProps) {
  const { t } = useLingui()
  const dates = useDates()
  const now = useNow()
  const decision = useDecision({
    decide: () => takeBack(booking._id),
    done: t`Noted: the car is back.`,
    onDone: onClose,
    onRefused: useRefetchBooking(booking._id),
  })
  const agreed = dates.dateTime(booking.to)
  return (
    <DecisionSheet
      title={t`Is the car back?`}
      act={<Trans>Car returned</Trans>}
      decision={decision}
      onClose={onClose}
    >
      <p>
        {now > Date.parse(booking.to) ? (
          <Trans>It was due on {agreed}: it is late.</Trans>
        ) : (
          <Trans>It is due on {agreed}.</Trans>
        )}
      </p>
      <Due booking={booking} isReturn />
      <p className={styles.quiet}>
        <Trans>The car can be booked again then. You can undo this for ten minutes.</Trans>
      </p>
    </DecisionSheet>
  )
}

/** Who has which car, and the money of this moment. */
function Due({ booking, isReturn }: { booking: StaffBooking; isReturn: boolean }) {
  const francs = useFrancs()
  const { held } = ledgerOf(booking)
  return (
    <dl className={styles.facts}>
      <dt className={styles.quiet}>
        <Trans>Driver</Trans>
      </dt>
      <dd className={styles.fact}>{booking.driver.fullName}</dd>
      <dt className={styles.quiet}>
        <Trans>Car</Trans>
      </dt>
      <dd className={styles.fact}>{nameWithPlate(booking.car)}</dd>
      <dt className={styles.quiet}>
        <Trans>Due at the counter</Trans>
      </dt>
      <dd className={styles.fact}>{francs(booking.dueAtCounter)}</dd>
      <dt className={styles.quiet}>
        {isReturn ? <Trans>Security deposit to give back</Trans> : <Trans>Security deposit to take</Trans>}
      </dt>
      <dd className={styles.fact}>{francs(isReturn ? held : Math.max(0, booking.deposit - held))}</dd>
    </dl>
  )
}
