import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { atEdge } from '#client/ui/Button/Button.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { DayList } from './DayList.tsx'
import * as styles from './today.css.ts'

export type DayPart = Omit<ComponentProps<typeof DayList>, 'showsSupplier'> & {
  title: string
  /** How many there are, where only the first of them are here. */
  total?: number | undefined
}

type DaySectionProps = DayPart & {
  showsSupplier: boolean
  /** How many rows show before all are asked for. */
  first: number
}

/** One list: its first rows, and all of them at a press. */
export function DaySection({ title, bookings, total, first, ...told }: DaySectionProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (bookings.length === 0) return null
  const isCut = !showsAll && bookings.length > first
  return (
    <Section
      title={title}
      count={total ?? bookings.length}
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
