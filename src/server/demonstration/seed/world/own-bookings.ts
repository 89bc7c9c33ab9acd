/** The demonstration driver's own diary: something in every state a booking can show. */
import type { WorldBooking } from './booking.ts'

const driverId = 'amina-ngassa'

type Stay = [fromDay: number, fromTime: string, toDay: number, toTime: string]

function trip(
  carId: string,
  [pickUpLocation, dropOffLocation]: [string, string],
  [fromDay, fromTime, toDay, toTime]: Stay,
  status: WorldBooking['status'],
  extras: WorldBooking['extras'] = [],
): WorldBooking {
  return {
    carId,
    driverId,
    pickUpLocation,
    dropOffLocation,
    fromDay,
    fromTime,
    toDay,
    toTime,
    status,
    extras,
  }
}

export const ownBookings: WorldBooking[] = [
  trip('corolla-mboa-01', ['douala-airport', 'douala-airport'], [-64, '10:00', -60, '10:00'], 'paid', [
    'collisionDamageWaiver',
  ]),
  trip('fortuner-ngondo-01', ['douala-airport', 'douala-airport'], [-23, '14:00', -19, '16:30'], 'paid'),
  trip('prado-mboa-01', ['douala-airport', 'kribi'], [-1, '09:00', 2, '18:00'], 'paid', [
    'collisionDamageWaiver',
    'additionalDriver',
  ]),
  trip('picanto-sawa-01', ['douala-airport', 'douala-airport'], [6, '08:00', 8, '08:00'], 'pending'),
  trip('gle-mboa-01', ['douala-airport', 'douala-bonanjo'], [12, '10:00', 16, '10:00'], 'reserved', [
    'cancellation',
  ]),
  trip('wrangler-kribi-01', ['kribi', 'kribi'], [19, '10:00', 22, '10:00'], 'cancelled'),
  trip('s-class-mont-01', ['yaounde-bastos', 'yaounde-bastos'], [26, '08:30', 28, '20:00'], 'deposit'),
  trip(
    'porsche-911-bonapriso-01',
    ['douala-bonapriso', 'douala-bonapriso'],
    [45, '11:00', 46, '11:00'],
    'paid',
  ),
  // Held for its payment when the world is made, and gone half an hour later.
  trip('picanto-sawa-01', ['douala-airport', 'douala-airport'], [61, '10:00', 64, '10:00'], 'void'),
]
