import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LocationKind } from '#domain/location/tree.ts'

export const kindLabels: Readonly<Record<LocationKind, MessageDescriptor>> = {
  city: msg`City`,
  airport: msg`Airport`,
  district: msg`District`,
}
