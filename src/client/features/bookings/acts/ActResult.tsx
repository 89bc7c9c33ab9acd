import { Plural } from '@lingui/react/macro'
import type { BulkAnswer } from '#contract/booking-acts.ts'
import type { BookingRow } from '#contract/bookings.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { form } from '#client/components/form/form.css.ts'
import { name, named, names, quiet, reason } from './ActSheet.css.ts'

type ActResultProps = { rows: readonly BookingRow[]; answer: BulkAnswer; done: string }

/** What came through, and of each that did not, why. */
export function ActResult({ rows, answer: { refused }, done }: ActResultProps) {
  const failureText = useFailureText()
  const dates = useDates()
  return (
    <div className={form} role="status">
      <p>
        {done}. <Plural value={refused.length} one="# was not changed:" other="# were not changed:" />
      </p>
      <ul className={names}>
        {refused.map(({ _id: id, code }) => {
          const row = rows.find(({ _id }) => _id === id)
          return (
            <li key={id} className={named}>
              <span className={name}>{row?.car.name ?? id}</span>
              {row && (
                <span className={quiet}>
                  {row.driver.fullName} · {dates.range(row.from, row.to)}
                </span>
              )}
              <span className={reason}>{failureText(code)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
