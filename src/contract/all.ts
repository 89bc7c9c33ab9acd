// Every call there is: what the server must serve, the OpenAPI document shows and the tests walk.

import * as account from './account.ts'
import * as bookings from './bookings.ts'
import * as cars from './cars.ts'
import type { Endpoint } from './endpoint.ts'
import * as health from './health.ts'
import * as locations from './locations.ts'
import * as rates from './rates.ts'
import * as settings from './settings.ts'
import * as suppliers from './suppliers.ts'

export const endpoints: Record<string, Endpoint> = {
  getSettings: settings.getSettings,
  listLocations: locations.listLocations,
  listSuppliers: suppliers.listSuppliers,
  searchCars: cars.searchCars,
  getCarOffer: cars.getCarOffer,
  getRates: rates.getRates,
  createBooking: bookings.createBooking,
  listBookings: bookings.listBookings,
  getBooking: bookings.getBooking,
  signIn: account.signIn,
  signOut: account.signOut,
  validateAccessToken: account.validateAccessToken,
  getUser: account.getUser,
  updateLanguage: account.updateLanguage,
  getHealth: health.getHealth,
  getReady: health.getReady,
}
