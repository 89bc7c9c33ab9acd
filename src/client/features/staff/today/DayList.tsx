import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { showPlate } from '#domain/car/plate.ts'
import { callTo } from '#client/components/contact/links.ts'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { link } from '#client/ui/link.css.ts'
import * as look from '#client/ui/List/List.css.ts'
import { RequestBadges } from '../rows/StaffBadges.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import * as styles from './today.css.ts'

/** What the row of a list is about: it has the button for it. */
export type DayAct = 'hand-over' | 'take-back' | 'call' | 'answer' | 'pay'

type Told = {
  /** For an admin, who sees all suppliers. */
  showsSupplier: boolean
  /** What a row begins with. */
  lead: (booking: StaffBookingRow) => ReactNode
  /** The place that matters in this list. */
  place?: ((booking: StaffBookingRow) => string) | undefined
  act?: DayAct | undefined
  /** The booking that waits for the car of a row. */
  nextOf?: ((booking: StaffBookingRow) => StaffBookingRow | undefined) | undefined
}

/** Bookings of the day, each with the one act that its list is about. */
export function DayList({ bookings, ...told }: Told & { bookings: readonly StaffBookingRow[] }) {
  return (
    <ul className={cardRows}>
      {bookings.map((booking) => (
        <DayRow key={booking._id} booking={booking} {...told} />
      ))}
    </ul>
  )
}

function DayRow({ booking, lead, place, nextOf, act, showsSupplier }: Told & { booking: StaffBookingRow }) {
  const francs = useFrancs()
  const { _id: bookingId, car, driver, supplier, due } = booking
  const amount = francs(due)
  return (
    <li data-booking={bookingId} className={styles.row}>
      <Link to="/staff/bookings/$bookingId" params={{ bookingId }} className={styles.words}>
        <span className={look.first}>
          <span className={look.lead}>{lead(booking)}</span>
          <span className={look.title}>{car.name}</span>
        </span>
        <span className={look.quiet}>
          {[
            car.plate && showPlate(car.plate),
            driver.fullName,
            place?.(booking),
            showsSupplier && supplier.name,
          ]
            .filter(Boolean)
            .join(' · ')}
          {due > 0 && (
            <span className={look.amount}>
              {' · '}
              <Trans>Due {amount}</Trans>
            </span>
          )}
        </span>
        <Requests booking={booking} />
      </Link>
      {act && <RowAct booking={booking} act={act} />}
      <NextAtRisk next={nextOf?.(booking)} />
    </li>
  )
}

/** Whose booking begins while its car is not back. */
function NextAtRisk({ next }: { next: StaffBookingRow | undefined }) {
  const dates = useDates()
  if (next === undefined) return null
  const driver = next.driver.fullName
  const time = dates.dateTime(next.from)
  return (
    <p className={styles.risk}>
      <Trans>
        At risk:{' '}
        <Link to="/staff/bookings/$bookingId" params={{ bookingId: next._id }} className={link}>
          {driver}, {time}
        </Link>
      </Trans>
    </p>
  )
}

function Requests({ booking }: { booking: StaffBookingRow }) {
  if (!booking.cancelRequested && !booking.changeRequested) return null
  return (
    <span className={look.badges}>
      <RequestBadges booking={booking} />
    </span>
  )
}

function RowAct({ booking, act }: { booking: StaffBookingRow; act: DayAct }) {
  return (
    <div className={styles.acts}>
      {act === 'call' ? (
        <CallLink booking={booking} />
      ) : act === 'answer' && isNew(booking) ? (
        booking.lapsesAt ? (
          <ActLink booking={booking} act="confirm" />
        ) : (
          <ConfirmButton booking={booking} />
        )
      ) : (
        <ActLink booking={booking} act={act} />
      )}
    </div>
  )
}

/** Nothing but the confirmation is asked of it. */
const isNew = ({ status, cancelRequested, changeRequested }: StaffBookingRow) =>
  status === 'pending' && !cancelRequested && !changeRequested

function CallLink({ booking: { driver } }: { booking: StaffBookingRow }) {
  const { t } = useLingui()
  const { fullName, phone } = driver
  if (phone === '') return null
  return (
    <a
      className={buttonClass({ tone: 'outline', size: 's' })}
      href={callTo(phone)}
      aria-label={t`Call ${fullName}`}
    >
      <Phone size={18} strokeWidth={1.5} aria-hidden />
      {t`Call`}
    </a>
  )
}

const walks = {
  'hand-over': '/staff/bookings/$bookingId/out',
  'take-back': '/staff/bookings/$bookingId/back',
} as const

/** A driver whose address is unconfirmed is called before: how, stands on the booking. */
type ActLinkProps = { booking: StaffBookingRow; act: Exclude<DayAct, 'call'> | 'confirm' }

/** To the walk around a car that leaves or returns, else to the booking, with the sheet of the act open. */
function ActLink({ booking, act }: ActLinkProps) {
  const { t } = useLingui()
  const words = {
    'hand-over': t`Hand over`,
    'take-back': t({ message: 'Take back', context: 'car' }),
    answer: t`Answer`,
    confirm: t`Confirm`,
    pay: t`Take the money`,
  }[act]
  const { name } = booking.car
  const look = {
    params: { bookingId: booking._id },
    className: buttonClass({ tone: 'outline', size: 's' }),
    'aria-label': t`${words}: ${name}`,
  }
  if (act === 'hand-over' || act === 'take-back')
    return (
      <Link to={walks[act]} {...look}>
        {words}
      </Link>
    )
  return (
    <Link to="/staff/bookings/$bookingId" {...look} {...(act !== 'answer' && { hash: act })}>
      {words}
    </Link>
  )
}
