import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, Clock, CircleAlert, X } from 'lucide-react'
import type { ShownChargeState } from '#domain/inspection/shown-charges.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'

const states = {
  open: { word: msg({ message: 'Open', context: 'charge' }), tone: 'warning', Icon: Clock },
  paid: { word: msg({ message: 'Paid', context: 'charge' }), tone: 'success', Icon: Check },
  contested: {
    word: msg({ message: 'Contested', context: 'charge' }),
    tone: 'warning',
    Icon: CircleAlert,
  },
  struck: { word: msg({ message: 'Struck', context: 'charge' }), tone: 'neutral', Icon: X },
} as const

/** How a line of a return stands. */
export function ChargeBadge({ state }: { state: ShownChargeState }) {
  const { t } = useLingui()
  const { word, tone, Icon } = states[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {t(word)}
    </Badge>
  )
}
