import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import type { DayCounts, StaffToday } from '#contract/staff/today.ts'
import { shareRoom } from '#domain/booking/desk-room.ts'
import { useOnline } from '#client/api/connection.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { DaySection, Section, type DayPart } from './DaySection.tsx'
import { FreeTonight } from './FreeTonight.tsx'
import { DueServices } from './DueServices.tsx'
import { ExpiringPapers } from './ExpiringPapers.tsx'
import { SuppliersOfDay } from './SuppliersOfDay.tsx'
import * as styles from './today.css.ts'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import * as rows from '#client/ui/List/List.css.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'

/** How many rows of the lists that burn a phone shows before it scrolls. */
const roomOnPhone = 4

/** The lists of the day, those that burn first. A list without a row is not shown. */
export function TodayLists({ today }: { today: StaffToday }) {
  const { t } = useLingui()
  const dates = useDates()
  const language = useLanguage()
  const isDesktop = useIsDesktop()
  const isOnline = useOnline()
  const { late, papers, proposals, isMore, counts } = today
  // A device that kept the day from before knows of none.
  const services = today.services ?? []
  const showsSupplier = today.supplier === null
  const range = ({ from, to }: StaffBookingRow) => dates.range(from, to)
  const out = ({ from }: StaffBookingRow) => dates.time(from)
  const back = ({ to }: StaffBookingRow) => dates.time(to)
  const placeOut = ({ pickUp }: StaffBookingRow) => pickUp.name[language]
  const placeBack = ({ dropOff }: StaffBookingRow) => dropOff.name[language]
  const isLate = new Set(late.map(({ _id }) => _id))
  const inTime = (bookings: readonly StaffBookingRow[]) => bookings.filter(({ _id }) => !isLate.has(_id))
  // Whose car is late stands with that car; who has no such row stands alone.
  const lateCars = new Set(late.map(({ car }) => car._id))
  const atRisk = today.atRisk ?? []
  const nextOf = ({ _id, car, handedOverAt }: StaffBookingRow) =>
    handedOverAt === null ? undefined : atRisk.find((next) => next.car._id === car._id && next._id !== _id)
  const titles: Record<keyof DayCounts, string> = {
    late: t`Late`,
    goingOut: t`Going out`,
    comingBack: t`Coming back`,
    toAnswer: t`To answer`,
    atRisk: t`At risk: their car is not back`,
    moneyDue: t`Money due at the counter`,
    depositsHeld: t`Security deposits to give back`,
  }
  /** How a list is called, and how many there are where only its first rows are here. */
  const part = (list: keyof DayCounts) => ({ title: titles[list], total: counts?.[list] })
  const burning: DayPart[] = [
    {
      ...part('late'),
      bookings: late,
      lead: ({ handedOverAt, from, to }) => dates.dateTime(handedOverAt === null ? from : to),
      place: (booking) => (booking.handedOverAt === null ? placeOut(booking) : placeBack(booking)),
      act: 'call',
      nextOf,
    },
    {
      ...part('goingOut'),
      bookings: inTime(today.goingOut),
      lead: out,
      place: placeOut,
      act: 'hand-over',
    },
    {
      ...part('comingBack'),
      bookings: inTime(today.comingBack),
      lead: back,
      place: placeBack,
      act: 'take-back',
    },
    { ...part('toAnswer'), bookings: today.toAnswer, lead: range, act: 'answer' },
  ]
  const others: DayPart[] = [
    {
      ...part('atRisk'),
      bookings: atRisk.filter(({ car }) => !lateCars.has(car._id)),
      lead: range,
      place: placeOut,
    },
    { ...part('moneyDue'), bookings: today.moneyDue, lead: range, act: 'pay' },
    { ...part('depositsHeld'), bookings: today.depositsHeld ?? [], lead: range },
  ]
  const room = isDesktop ? Infinity : roomOnPhone
  const first = shareRoom(
    burning.map(({ bookings }) => bookings.length),
    room,
  )
  const isQuiet = [...burning, ...others].every(({ bookings }) => bookings.length === 0)
  return (
    <>
      {isQuiet && proposals.length === 0 && !today.firstSteps && (
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
      {!isOnline && today.toAnswer.length > 0 && (
        <p className={styles.quiet}>
          <Trans>
            You are offline. Connect to decide or record a payment. You can still call the driver.
          </Trans>
        </p>
      )}
      {counts && (
        <p className={styles.quiet} role="status">
          <Trans>Each list begins here. Choose a supplier to see its whole day.</Trans>
        </p>
      )}
      <div className={styles.lists}>
        <SuppliersOfDay suppliers={today.suppliers} titles={titles} />
        {[...burning, ...others].map((list, index) => (
          <DaySection
            key={list.title}
            {...list}
            showsSupplier={showsSupplier}
            first={first[index] ?? (isDesktop ? Infinity : 3)}
          />
        ))}
        {proposals.length > 0 && (
          <Section title={t`Proposed places`} count={proposals.length}>
            <ProposedPlaces proposals={proposals} />
          </Section>
        )}
        {papers.length > 0 && (
          <Section title={t`Papers that expire`} count={counts?.papers ?? papers.length}>
            <ExpiringPapers papers={papers} />
          </Section>
        )}
        {services.length > 0 && (
          <Section title={t`Services that are due`} count={services.length}>
            <DueServices services={services} />
          </Section>
        )}
        <Section title={t`Free tonight`} count={counts?.freeTonight ?? today.freeTonight.length}>
          <FreeTonight today={today} />
        </Section>
      </div>
    </>
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
