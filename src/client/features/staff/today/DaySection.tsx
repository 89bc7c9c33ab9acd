import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { useDates } from '#client/i18n/format.ts'
import { atEdge } from '#client/ui/Button/Button.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { DayList } from './DayList.tsx'
import * as styles from './today.css.ts'

export type DayPart = Omit<ComponentProps<typeof DayList>, 'showsSupplier'> & { title: string }

type DaySectionProps = DayPart & {
  showsSupplier: boolean
  /** How many rows show before all are asked for. */
  first: number
}

/** One list: its first rows, and all of them at a press. */
export function DaySection({ title, bookings, first, ...told }: DaySectionProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (bookings.length === 0) return null
  const isCut = !showsAll && bookings.length > first
  return (
    <Section
      title={title}
      count={bookings.length}
      act={
        isCut && (
          <Button
            tone="quiet"
            size="s"
            className={classes(atEdge, styles.showAll)}
            onClick={() => setShowsAll(true)}
          >
            <Trans>Show all</Trans>
          </Button>
        )
      }
    >
      <DayList bookings={isCut ? bookings.slice(0, first) : bookings} {...told} />
    </Section>
  )
}

/** Whose booking begins while its car is not back. */
export function NextAtRisk({ next }: { next: StaffBookingRow | undefined }) {
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

type SectionProps = { title: string; count: number; act?: ReactNode; children: ReactNode }

export function Section({ title, count, act, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={titleM}>
          {title} <span className={styles.count}>{count}</span>
        </h2>
        {act}
      </div>
      {children}
    </section>
  )
}
