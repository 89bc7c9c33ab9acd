import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { daysLeft, paperState } from '#domain/papers/paper.ts'
import { dayOf, type Day } from '#domain/rental/period.ts'
import { useNow } from '#client/store/clock.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'

const icon = { size: 14, 'aria-hidden': true } as const

/** How long a paper holds from today on. */
export function PaperBadge({ validUntil }: { validUntil: Day | null }) {
  const today = dayOf(useNow())
  const state = paperState(validUntil, today)
  if (state === 'expired')
    return (
      <Badge tone="danger" icon={<CircleAlert {...icon} />}>
        <Trans>Expired</Trans>
      </Badge>
    )
  if (state === 'valid')
    return (
      <Badge tone="success" icon={<CircleCheck {...icon} />}>
        <Trans>Valid</Trans>
      </Badge>
    )
  return (
    <Badge tone="warning" icon={<Clock {...icon} />}>
      <Plural
        value={daysLeft(validUntil!, today)}
        _0="Expires today"
        one="Expires in # day"
        other="Expires in # days"
      />
    </Badge>
  )
}
