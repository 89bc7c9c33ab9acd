import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayName } from '#domain/payment/charge.ts'

export const gatewayLabels: Record<GatewayName, MessageDescriptor> = {
  stripe: msg`Card`,
  payPal: msg`PayPal`,
  sandbox: msg`Test card`,
}
