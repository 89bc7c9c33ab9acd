import { useLingui } from '@lingui/react/macro'
import { Ban, Check, Clock, Contrast, KeyRound, X, type LucideIcon } from 'lucide-react'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { BookingStatus } from '#domain/booking/status.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'

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

/** With a context: in French and Spanish they agree with the booking, where an amount that is paid does not. */
export const statusLabels: Record<BookingStatus, MessageDescriptor> = {
  void: msg({ message: 'Not completed', context: 'booking' }),
  pending: msg`Pending`,
  deposit: msg({ message: 'Partly paid', context: 'booking' }),
  paid: msg({ message: 'Paid', context: 'booking' }),
  reserved: msg({ message: 'Reserved', context: 'booking' }),
  cancelled: msg({ message: 'Cancelled', context: 'booking' }),
}
