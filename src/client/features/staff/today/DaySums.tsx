import { Trans } from '@lingui/react/macro'
import type { StaffToday } from '#contract/staff/today.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { sums } from './today.css.ts'

/** What the counter took today, and what it is still to take, in one line. */
export function DaySums({ today }: { today: StaffToday }) {
  const francs = useFrancs()
  if (!today.sums) return null
  const taken = francs(today.sums.taken)
  const toTake = francs(today.sums.toTake)
  return (
    <p className={sums}>
      <Trans>
        To take: <strong>{toTake}</strong> · taken: <strong>{taken}</strong>
      </Trans>
    </p>
  )
}
