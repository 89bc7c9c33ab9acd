import { useLingui } from '@lingui/react/macro'
import { Ban, Check, Clock, Contrast, KeyRound, X, type LucideIcon } from 'lucide-react'
import type { BookingStatus } from '#domain/booking/status.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { statusLabels } from './status-labels.ts'

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'violet'

const looks: Record<BookingStatus, { tone: Tone; Icon: LucideIcon }> = {
  void: { tone: 'neutral', Icon: Ban },
  pending: { tone: 'warning', Icon: Clock },
  deposit: { tone: 'info', Icon: Contrast },
  paid: { tone: 'success', Icon: Check },
  reserved: { tone: 'violet', Icon: KeyRound },
  cancelled: { tone: 'danger', Icon: X },
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useLingui()
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {t(statusLabels[status])}
    </Badge>
  )
}
