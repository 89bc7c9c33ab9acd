import { Trans } from '@lingui/react/macro'
import { hour } from '#domain/rental/period.ts'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/store/clock.ts'
import { rightTime } from '../store/clock.ts'
import { useOnline } from '../api/connection.ts'

/** How old the shown data is. `updatedAt` is an instant by the device's clock, in milliseconds, as a query's `dataUpdatedAt`. */
export function DataAge({ updatedAt }: { updatedAt: number }) {
  const isOnline = useOnline()
  const dates = useDates()
  const now = useNow()
  if (updatedAt === 0) return null
  // A clock that was put back since would make it news of tomorrow.
  const at = Math.min(rightTime(updatedAt), now)
  const time = dates.time(at)
  const age = dates.relative(at)
  return (
    <time dateTime={new Date(at).toISOString()}>
      {isOnline && now - at < 12 * hour ? (
        <Trans>Updated {time}</Trans>
      ) : (
        <Trans>Saved on this phone {age}</Trans>
      )}
    </time>
  )
}
