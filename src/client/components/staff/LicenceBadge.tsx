import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LicenceRefusal, LicenceState } from '#domain/people/licence-check.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'

export const refusalLabels: Record<LicenceRefusal, MessageDescriptor> = {
  unreadable: msg`It cannot be read`,
  expired: msg`It has expired`,
  'other-person': msg`It belongs to someone else`,
  'no-licence': msg`It is not a driving licence`,
}

const labels: Record<LicenceState, MessageDescriptor> = {
  unchecked: msg`Not checked yet`,
  verified: msg`Verified`,
  refused: msg`Refused`,
}
const tones = { unchecked: 'neutral', verified: 'success', refused: 'danger' } as const

/** What staff have said of a licence. */
export function LicenceBadge({ state }: { state: LicenceState }) {
  const { t } = useLingui()
  return <Badge tone={tones[state]}>{t(labels[state])}</Badge>
}
