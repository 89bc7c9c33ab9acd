// The words of the pictures that are taken of a car.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PictureSlot } from '#domain/inspection/inspection.ts'

export const slotLabels: Readonly<Record<PictureSlot, MessageDescriptor>> = {
  front: msg({ message: 'Front', context: 'car' }),
  right: msg({ message: 'Right side', context: 'car' }),
  rear: msg({ message: 'Rear', context: 'car' }),
  left: msg({ message: 'Left side', context: 'car' }),
  cabin: msg({ message: 'Cabin', context: 'car' }),
  dashboard: msg({ message: 'Dashboard', context: 'car' }),
}
