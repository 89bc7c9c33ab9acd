// The states of a booking (rule 3).

export const bookingStatuses = ['void', 'pending', 'deposit', 'paid', 'reserved', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]
