import { Trans } from '@lingui/react/macro'
import { hour } from '#domain/rental/period.ts'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/i18n/now.ts'
import { useOnline } from './connection.ts'

/** How old the shown data is. `updatedAt` is an instant in milliseconds, as a query's `dataUpdatedAt`. */
export function DataAge({ updatedAt }: { updatedAt: number }) {
  const isOnline = useOnline()
  const dates = useDates()
  const now = useNow()
  if (updatedAt === 0) return null
  const time = dates.time(updatedAt)
  const age = dates.relative(updatedAt)
  return (
    <time dateTime={new Date(updatedAt).toISOString()}>
      {isOnline && now - updatedAt < 12 * hour ? (
        <Trans>Updated {time}</Trans>
      ) : (
        <Trans>Saved on this phone, {age}</Trans>
      )}
    </time>
  )
}
