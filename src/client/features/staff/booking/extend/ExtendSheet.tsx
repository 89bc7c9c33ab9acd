import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { day, instantOf, wallTimeOf, type Instant, type WallTime } from '#domain/rental/period.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { ChangeLines } from '#client/components/requests/ChangeLines.tsx'
import { DueText } from '#client/components/staff/CancellationFacts.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/store/clock.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { link } from '#client/ui/link.css.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { column, quiet, refused } from '../booking.css.ts'
import { useAmendment } from '../useAmendment.ts'

type ExtendSheetProps = { booking: StaffBooking; onClose: () => void }

/** A later end of a car that is out, for a driver who calls: what it costs first, and it holds at once. */
export function ExtendSheet({ booking, onClose }: ExtendSheetProps) {
  const { t } = useLingui()
  const now = useNow()
  const dates = useDates()
  const renew = useRefetchBooking(booking._id)
  const { fullName } = booking.driver
  const from = wallTimeOf(Date.parse(booking.from))
  const amendment = useAmendment(booking, { from, to: dayLater(booking, now) }, 'extend')
  const { typed, note, change } = amendment
  const to = instantOf(typed.to) ?? 0
  const isLater = to > Math.max(now, Date.parse(booking.to))
  const isKnown = !isLater || amendment.quoted !== undefined || amendment.error !== null
  const end = dates.dateTime(new Date(to).toISOString())
  const decision = useDecision({
    decide: amendment.send,
    done: t`The car is due back on ${end}. We let ${fullName} know.`,
    onDone: () => {
      void amendment.clear()
      onClose()
    },
    onRefused: () => {
      renew()
      amendment.refetch()
    },
  })
  return (
    <DecisionSheet
      hasLateContent
      title={t`Extend the rental`}
      act={isLater ? <Trans>Extend until {end}</Trans> : <Trans>Choose a later end.</Trans>}
      decision={decision}
      isReady={isLater && amendment.isReady}
      // Below the price, once there is one: it would move.
      {...(isKnown && { note: { value: note, onChange: (value) => change({ note: value }) } })}
      refusals={{ 'car-taken': t`Something else takes the car in that time. Choose another time.` }}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={t`Back on`}
        name="to"
        min={wallTimeOf(Date.parse(booking.to))}
        value={typed.to}
        error={isLater ? undefined : t`Choose a later end.`}
        help={<Trans>Time of Douala.</Trans>}
        onChange={(value) => change({ to: value })}
      />
      <div aria-live="polite">{isLater && <Price booking={booking} amendment={amendment} />}</div>
    </DecisionSheet>
  )
}

type PriceProps = { booking: StaffBooking; amendment: ReturnType<typeof useAmendment> }

function Price({ booking, amendment: { typed, quoted, isOld, error } }: PriceProps) {
  const failureText = useFailureText()
  const dates = useDates()
  if (error !== null) return <p className={refused}>{failureText(failureCode(error))}</p>
  if (quoted === undefined) return <Skeleton height={72} />
  const { quote, isFree, inTheWay } = quoted
  if (isFree) {
    const after = { ...booking, ...quote, to: new Date(instantOf(typed.to) ?? 0).toISOString() }
    return (
      <div className={column} aria-busy={isOld}>
        <ChangeLines before={booking} after={after} />
        <p>
          <DueText booking={booking} total={quote.total} />
        </p>
      </div>
    )
  }
  if (!inTheWay)
    return (
      <p className={refused}>
        <Trans>The car is not free for these dates.</Trans>
      </p>
    )
  const { _id: bookingId, fullName, from } = inTheWay
  const begin = dates.dateTime(from)
  return (
    <div className={column}>
      <p className={refused}>
        <Trans>
          {fullName} has this car from {begin}.
        </Trans>
      </p>
      <p className={quiet}>
        <Link className={link} to="/staff/bookings/$bookingId" params={{ bookingId }}>
          <Trans>See that booking, to give it another car</Trans>
        </Link>
      </p>
    </div>
  )
}

/** The agreed hour, on the first day that is later than the agreed end and now. */
function dayLater({ to }: Pick<StaffBooking, 'to'>, now: Instant): WallTime {
  const agreed = Date.parse(to)
  const days = Math.max(1, Math.floor((now - agreed) / day) + 1)
  return wallTimeOf(agreed + days * day)
}
