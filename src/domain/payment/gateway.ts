/** The providers of payments, by their names in settings, bookings and receipts. The sandboxes belong to the demonstration. */
export const gateways = ['pawapay', 'stripe', 'payPal', 'sandbox', 'sandboxMobile'] as const
export type GatewayName = (typeof gateways)[number]

/** Test mode: no money moves. */
export const testGateways = ['sandbox', 'sandboxMobile'] as const satisfies readonly GatewayName[]

export function isTestGateway(name: GatewayName): boolean {
  return testGateways.some((each) => each === name)
}
