/** A booking of the demonstration world. Days are counted from the day of seeding, times are Africa/Douala. */
import type { WorldExtra } from './car.ts'

export type WorldBookingStatus = 'void' | 'pending' | 'deposit' | 'paid' | 'reserved' | 'cancelled'

export type WorldBooking = {
  carId: string
  driverId: string
  pickUpLocation: string
  dropOffLocation: string
  fromDay: number
  /** 'HH:mm' */
  fromTime: string
  toDay: number
  toTime: string
  status: WorldBookingStatus
  /** Priced extras only: included ones need no choosing. */
  extras: WorldExtra[]
}
