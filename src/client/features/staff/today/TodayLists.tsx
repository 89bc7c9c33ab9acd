import { useId, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { mayHandOver } from '#domain/booking/staff-acts.ts'
import { Plate } from '#client/components/staff/Plate.tsx'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useNow } from '#client/store/clock.ts'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { RowList } from '#client/ui/List/RowList.tsx'
import { toBooking, useBookingColumns } from '../rows/booking-columns.tsx'
import { ExpiringPapers } from './ExpiringPapers.tsx'
import * as styles from './today.css.ts'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import * as rows from '#client/ui/List/List.css.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'

/** The lists of the day, those that wait for somebody first. A list without a row is not shown. */
export function TodayLists({ today }: { today: StaffToday }) {
  const { t } = useLingui()
  const dates = useDates()
  const language = useLanguage()
  const { toAnswer, late, atRisk, goingOut, comingBack, moneyDue, freeTonight, papers, proposals, isMore } =
    today
  const depositsHeld = today.depositsHeld ?? []
  const showsSupplier = today.supplier === null
  const range = ({ from, to }: StaffBookingRow) => dates.range(from, to)
  const out = ({ from }: StaffBookingRow) => dates.time(from)
  const back = ({ to }: StaffBookingRow) => dates.time(to)
  const since = (booking: StaffBookingRow) =>
    dates.dateTime(booking.handedOverAt === null ? booking.from : booking.to)
  const placeOut = ({ pickUp }: StaffBookingRow) => pickUp.name[language]
  const placeBack = ({ dropOff }: StaffBookingRow) => dropOff.name[language]
  const lists = [
    { title: t`To answer`, bookings: toAnswer, lead: range },
    {
      title: t`Late`,
      bookings: late,
      lead: since,
      place: (booking: StaffBookingRow) =>
        booking.handedOverAt === null ? placeOut(booking) : placeBack(booking),
    },
    { title: t`At risk: their car is not back`, bookings: atRisk ?? [], lead: range, place: placeOut },
    { title: t`Going out`, bookings: goingOut, lead: out, place: placeOut, acts: toWalk },
    { title: t`Coming back`, bookings: comingBack, lead: back, place: placeBack, acts: toWalk },
    { title: t`Money due at the counter`, bookings: moneyDue, lead: range },
    { title: t`Security deposits to give back`, bookings: depositsHeld, lead: range },
  ].filter(({ bookings }) => bookings.length > 0)
  return (
    <>
      {lists.length + proposals.length === 0 && (
        <StateView
          kind="empty"
          title={t`Nothing to do today`}
          text={t`No car goes out or comes back today, and every booking is answered.`}
        />
      )}
      {isMore && (
        <p className={styles.quiet} role="status">
          <Trans>There is more than these lists hold. The bookings show all of it.</Trans>
        </p>
      )}
      <div className={styles.lists}>
        {lists.map(({ title, bookings, ...rest }) => (
          <Section key={title} title={title} count={bookings.length}>
            <DayList bookings={bookings} showsSupplier={showsSupplier} {...rest} />
          </Section>
        ))}
        {proposals.length > 0 && (
          <Section title={t`Proposed places`} count={proposals.length}>
            <ProposedPlaces proposals={proposals} />
          </Section>
        )}
        {papers.length > 0 && (
          <Section title={t`Papers that expire`} count={papers.length}>
            <ExpiringPapers papers={papers} />
          </Section>
        )}
        <Section title={t`Free tonight`} count={freeTonight.length}>
          {freeTonight.length === 0 ? (
            <p className={styles.quiet}>
              <Trans>Every car is out or blocked tonight.</Trans>
            </p>
          ) : (
            <ul className={styles.cars}>
              {freeTonight.map(({ _id, name, image, plate }) => (
                <li key={_id} className={styles.car}>
                  <span className={styles.photo}>
                    <CarPhoto src={image} name={name} alt="" />
                  </span>
                  <span>
                    {name}
                    <Plate plate={plate} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Section>
      </div>
    </>
  )
}

type DayListProps = Parameters<typeof useBookingColumns>[0] & {
  bookings: readonly StaffBookingRow[]
  acts?: (booking: StaffBookingRow) => ReactNode
}

function DayList({ bookings, acts, ...told }: DayListProps) {
  return (
    <RowList
      rows={bookings}
      columns={useBookingColumns(told)}
      kind="booking"
      renderLink={toBooking}
      {...(acts && { acts })}
    />
  )
}

const toWalk = (booking: StaffBookingRow) => <ToWalk booking={booking} />

/** One tap from the day to the walk around the car that leaves or returns. */
function ToWalk({ booking }: { booking: StaffBookingRow }) {
  const now = useNow()
  const { _id: bookingId, status, cancelRequested, handedOverAt, returnedAt } = booking
  const from = Date.parse(booking.from)
  const isGoing =
    handedOverAt === null &&
    mayHandOver({ status, from, cancelRequested }, now) &&
    now < Date.parse(booking.to)
  const isOut = handedOverAt !== null && returnedAt === null
  if (!isGoing && !isOut) return null
  return (
    <p className={styles.rowAct}>
      <Link
        to={isGoing ? '/staff/bookings/$bookingId/out' : '/staff/bookings/$bookingId/back'}
        params={{ bookingId }}
        className={buttonClass({ tone: 'outline', size: 's' })}
      >
        {isGoing ? <Trans>Hand the car over</Trans> : <Trans>Take the car back</Trans>}
      </Link>
    </p>
  )
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={titleM}>
        {title} <span className={styles.count}>{count}</span>
      </h2>
      {children}
    </section>
  )
}

/** Places that wait for an admin's decision, each one tap from it. */
function ProposedPlaces({ proposals }: Pick<StaffToday, 'proposals'>) {
  const language = useLanguage()
  return (
    <ul className={cardRows}>
      {proposals.map(({ _id, name, supplier }) => (
        <li key={_id}>
          <Link to="/staff/manage/$" params={{ _splat: `proposals/${_id}` }} className={rows.row}>
            <span className={rows.text}>
              <span className={rows.title}>{name[language]}</span>
              {supplier !== null && <span className={rows.quiet}>{supplier}</span>}
            </span>
            <ChevronRight className={rows.chevron} size={20} strokeWidth={1.5} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
