import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Ban, Check, Clock, Contrast, KeyRound, X, type LucideIcon } from 'lucide-react'
import type { BookingStatus } from '#domain/booking/status.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'violet'

const looks: Record<BookingStatus, { tone: Tone; Icon: LucideIcon; label: MessageDescriptor }> = {
  void: { tone: 'neutral', Icon: Ban, label: msg`Not completed` },
  pending: { tone: 'warning', Icon: Clock, label: msg`Pending` },
  deposit: { tone: 'info', Icon: Contrast, label: msg`Partly paid` },
  paid: { tone: 'success', Icon: Check, label: msg`Paid` },
  reserved: { tone: 'violet', Icon: KeyRound, label: msg`Reserved` },
  cancelled: { tone: 'danger', Icon: X, label: msg`Cancelled` },
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useLingui()
  const { tone, Icon, label } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {t(label)}
    </Badge>
  )
}
