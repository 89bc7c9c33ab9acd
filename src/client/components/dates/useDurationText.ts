import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { hoursOf, type Period } from '#domain/rental/period.ts'

/** `3 days 2 hours`: the true length, in started hours. */
export function useDurationText(): (period: Period) => string {
  const { t } = useLingui()
  return (period) => {
    const hours = hoursOf(period)
    const days = Math.floor(hours / 24)
    const rest = hours % 24
    if (days === 0) return t`${plural(rest, { one: '# hour', other: '# hours' })}`
    if (rest === 0) return t`${plural(days, { one: '# day', other: '# days' })}`
    return t`${plural(days, { one: '# day', other: '# days' })} ${plural(rest, { one: '# hour', other: '# hours' })}`
  }
}
