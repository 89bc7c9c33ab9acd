import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { ServiceState } from '#domain/upkeep/service-plan.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'

const icon = { size: 14, 'aria-hidden': true } as const

/** How a service of the maintenance plan stands today. */
export function ServiceBadge({ state }: { state: ServiceState }) {
  if (state === 'overdue')
    return (
      <Badge tone="danger" icon={<CircleAlert {...icon} />}>
        <Trans>Overdue</Trans>
      </Badge>
    )
  if (state === 'soon')
    return (
      <Badge tone="warning" icon={<Clock {...icon} />}>
        <Trans>Due soon</Trans>
      </Badge>
    )
  return (
    <Badge tone="success" icon={<CircleCheck {...icon} />}>
      <Trans>Not due yet</Trans>
    </Badge>
  )
}
