import { Trans } from '@lingui/react/macro'
import type { StaffSupplierRow } from '#contract/staff/people/suppliers.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'

type State = Pick<StaffSupplierRow, 'isSuspended' | 'isInvited'>

export function SupplierBadges({ supplier: { isSuspended, isInvited } }: { supplier: State }) {
  if (!isSuspended && !isInvited) return null
  return (
    <Row wrap>
      {isSuspended && (
        <Badge tone="danger">
          <Trans>Suspended</Trans>
        </Badge>
      )}
      {isInvited && (
        <Badge tone="info">
          <Trans>Invited</Trans>
        </Badge>
      )}
    </Row>
  )
}
