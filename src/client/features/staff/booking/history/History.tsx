import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { extraLabels } from '#client/components/car/labels.ts'
import { statusLabels } from '#client/components/booking/StatusBadge.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { actLabels, doers } from './history-labels.ts'
import * as styles from '#client/features/staff/booking/booking.css.ts'

type Step = StaffBooking['history'][number]

/** What happened, the newest first, with what staff noted. */
export function History({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const dates = useDates()
  return (
    <Part title={t`History`}>
      <ol className={styles.movements}>
        {booking.history.toReversed().map((step) => {
          const { at, from, to, note, by, act, change } = step
          const status = t(statusLabels[to])
          const done = act == null ? null : t(actLabels[act])
          return (
            <li key={`${at}-${to}-${act}-${note ?? ''}`} className={styles.event}>
              <span>{from === to ? (done ?? t`Note`) : done === null ? status : `${done} · ${status}`}</span>
              <span className={styles.hint}>
                {dates.dateTime(at)} · {by.fullName ?? t(doers[by.kind])}
              </span>
              {change && <Moved {...change} />}
              {note !== null && <p className={styles.note}>{note}</p>}
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

/** What a change has moved, before and after. */
function Moved({ was, became }: NonNullable<Step['change']>) {
  const { t } = useLingui()
  const dates = useDates()
  const francs = useFrancs()
  const extras = (of: typeof was) => of.extras.map((extra) => t(extraLabels[extra])).join(', ') || '—'
  const lines = [
    [dates.dateTime(was.from), dates.dateTime(became.from), t`Pick-up`],
    [dates.dateTime(was.to), dates.dateTime(became.to), t`Drop-off`],
    [extras(was), extras(became), t`Extras`],
    [francs(was.total), francs(became.total), t`Total`],
  ] as const
  return lines
    .filter(([before, after]) => before !== after)
    .map(([before, after, name]) => (
      <p key={name} className={styles.hint}>
        <Trans>
          {name}: {before}, then {after}
        </Trans>
      </p>
    ))
}
