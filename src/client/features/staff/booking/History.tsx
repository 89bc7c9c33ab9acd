import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { HandOverAct } from '#domain/booking/staff-acts.ts'
import { statusLabels } from '#client/components/booking/StatusBadge.tsx'
import { useDates } from '#client/i18n/format.ts'
import { Part } from '#client/components/staff/Part.tsx'
import * as styles from './booking.css.ts'

const counter: Record<HandOverAct, MessageDescriptor> = {
  'handed-over': msg`Car handed over`,
  'taken-back': msg`Car returned`,
  'handover-undone': msg`Hand-over undone`,
  'return-undone': msg`Return undone`,
}

type By = StaffBooking['history'][number]['by']
const doers: Record<By['kind'], MessageDescriptor> = {
  staff: msg`Staff`,
  admin: msg`Wouri`,
  driver: msg`Driver`,
  system: msg`Automatic`,
}

/** What happened, the newest first, with what staff noted. */
export function History({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const dates = useDates()
  return (
    <Part title={t`History`}>
      <ol className={styles.movements}>
        {booking.history.toReversed().map(({ at, from, to, note, act, by }) => (
          <li key={`${at}-${to}-${act ?? ''}-${note ?? ''}`} className={styles.event}>
            <span>{act ? t(counter[act]) : from === to ? t`Note` : t(statusLabels[to])}</span>
            <span className={styles.hint}>
              {dates.dateTime(at)} · {by.fullName ?? t(doers[by.kind])}
            </span>
            {note !== null && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
    </Part>
  )
}
