/** The providers of payments, by their names in settings, bookings and receipts. The sandbox belongs to the demonstration. */
export const gateways = ['stripe', 'payPal', 'sandbox'] as const
export type GatewayName = (typeof gateways)[number]
