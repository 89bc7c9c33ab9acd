/** The providers of payments, by their names in settings, bookings and receipts. The sandboxes belong to the demonstration. */
export const gateways = ['pawapay', 'notchpay', 'stripe', 'payPal', 'sandbox', 'sandboxMobile'] as const
export type GatewayName = (typeof gateways)[number]

/** What a payer takes the money from. */
export type WayToPay = 'phone' | 'card' | 'payPal'

const ways: Record<GatewayName, WayToPay> = {
  pawapay: 'phone',
  notchpay: 'phone',
  stripe: 'card',
  payPal: 'payPal',
  sandbox: 'card',
  sandboxMobile: 'phone',
}

export function wayOf(gateway: GatewayName): WayToPay {
  return ways[gateway]
}

/** Test mode: no money moves. */
export const testGateways = ['sandbox', 'sandboxMobile'] as const satisfies readonly GatewayName[]

export function isTestGateway(name: GatewayName): boolean {
  return testGateways.some((each) => each === name)
}
