// The words of what a return costs more.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChargeKind } from '#domain/inspection/applied-charge.ts'

export const chargeLabels: Readonly<Record<ChargeKind, MessageDescriptor>> = {
  extraKilometres: msg({ message: 'Extra kilometres', context: 'charge' }),
  fuel: msg({ message: 'Missing fuel', context: 'charge' }),
  lateness: msg({ message: 'Lateness', context: 'charge' }),
  damage: msg({ message: 'Damage', context: 'charge' }),
  cleaning: msg({ message: 'Cleaning', context: 'charge' }),
  other: msg({ message: 'Something else', context: 'charge' }),
}
