import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { extras as allExtras, type Extra } from '#domain/rental/extras.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { extraLabels } from '#client/components/car/labels.ts'
import { useDates } from '#client/i18n/format.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import * as styles from './requests.css.ts'

export type Terms = Pick<Booking, 'from' | 'to' | 'days' | 'total'> & { extras: readonly Extra[] }

/** Compares the booking with the change: only what differs, and always the total. */
export function ChangeLines({ before, after }: { before: Terms; after: Terms }) {
  const { t } = useLingui()
  const dates = useDates()
  const only = (those: Terms, than: Terms) =>
    allExtras
      .filter((extra) => those.extras.includes(extra) && !than.extras.includes(extra))
      .map((extra) => t(extraLabels[extra]))
  const added = only(after, before)
  const dropped = only(before, after)
  const days = (terms: Terms) => <Plural value={terms.days} one="# day" other="# days" />
  return (
    <dl className={styles.lines}>
      {Date.parse(after.from) !== Date.parse(before.from) && (
        <Line
          term={<Trans>Pick-up</Trans>}
          before={dates.dateTime(before.from)}
          after={dates.dateTime(after.from)}
        />
      )}
      {Date.parse(after.to) !== Date.parse(before.to) && (
        <Line
          term={<Trans>Drop-off</Trans>}
          before={dates.dateTime(before.to)}
          after={dates.dateTime(after.to)}
        />
      )}
      {after.days !== before.days && (
        <Line term={<Trans>Length</Trans>} before={days(before)} after={days(after)} />
      )}
      {added.length > 0 && <Line term={<Trans>Extras added</Trans>} after={added.join(', ')} />}
      {dropped.length > 0 && <Line term={<Trans>Extras left out</Trans>} after={dropped.join(', ')} />}
      <Line
        term={<Trans>Total</Trans>}
        before={after.total === before.total ? null : <Amount xaf={before.total} />}
        after={<Amount xaf={after.total} />}
      />
    </dl>
  )
}

function Line({ term, before = null, after }: { term: ReactNode; before?: ReactNode; after: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.step}>
        {before !== null && (
          <>
            <VisuallyHidden>
              <Trans>Now:</Trans>
            </VisuallyHidden>
            <span className={styles.before}>{before}</span>
            <ArrowRight className={styles.arrow} size={16} strokeWidth={1.5} aria-hidden />
            <VisuallyHidden>
              <Trans>Asked:</Trans>
            </VisuallyHidden>
          </>
        )}
        <span className={styles.after}>{after}</span>
      </dd>
    </div>
  )
}

type DifferenceTextProps = { booking: Pick<Booking, 'total' | 'paid'>; difference: number }

/** To the driver, in words: what they would pay, save or get back. */
export function DifferenceText({ booking, difference }: DifferenceTextProps) {
  const { more, lessAtCounter, back } = priceStep(booking, difference)
  if (more > 0)
    return (
      <Trans>
        You would pay <Amount xaf={more} /> more at the counter.
      </Trans>
    )
  if (back > 0 && lessAtCounter > 0)
    return (
      <Trans>
        You would get <Amount xaf={back} /> back and pay <Amount xaf={lessAtCounter} /> less at the counter.
      </Trans>
    )
  if (back > 0)
    return (
      <Trans>
        It would cost <Amount xaf={back} /> less. You get that back.
      </Trans>
    )
  if (lessAtCounter > 0)
    return (
      <Trans>
        You would pay <Amount xaf={lessAtCounter} /> less at the counter.
      </Trans>
    )
  return <Trans>The price stays the same.</Trans>
}

// What a change of price means for the driver: more, less, or money back.

type Money = { total: number; paid: number }

/** Whole XAF. `lessAtCounter` and `back` together are how much cheaper it becomes: what is not paid yet goes first. */
type PriceStep = { more: number; lessAtCounter: number; back: number }

/** `difference` is the new total less the booking's, in whole XAF. */
export function priceStep({ total, paid }: Money, difference: number): PriceStep {
  if (difference >= 0) return { more: difference, lessAtCounter: 0, back: 0 }
  const due = Math.max(0, total - paid)
  const lessAtCounter = Math.min(-difference, due)
  return { more: 0, lessAtCounter, back: -difference - lessAtCounter }
}
