// Every call of staff.

import type { Endpoint } from '../endpoint.ts'
import * as acts from './acts.ts'
import * as calendar from './calendar.ts'
import * as audit from './audit.ts'
import * as bookings from './bookings.ts'
import * as amend from './amend.ts'
import * as carActs from './car-acts.ts'
import * as cars from './cars.ts'
import * as figures from './figures.ts'
import * as messages from './messages.ts'
import * as newBooking from './new-booking.ts'
import * as people from './people.ts'
import * as peopleActs from './people-acts.ts'
import * as places from './places.ts'
import * as seasons from './seasons.ts'
import * as settings from './settings.ts'
import * as supplierSuspension from './supplier-suspension.ts'
import * as suppliers from './suppliers.ts'
import * as swap from './swap.ts'
import * as today from './today.ts'

export const staffEndpoints: Record<string, Endpoint> = {
  getStaffToday: today.getStaffToday,
  listStaffBookings: bookings.listStaffBookings,
  exportStaffBookings: bookings.exportStaffBookings,
  getStaffBooking: bookings.getStaffBooking,
  getStaffMessages: messages.getStaffMessages,
  changeStaffMessages: messages.changeStaffMessages,
  searchStaffDrivers: newBooking.searchStaffDrivers,
  quoteStaffBooking: newBooking.quoteStaffBooking,
  createStaffBooking: newBooking.createStaffBooking,
  quoteStaffAmendment: amend.quoteStaffAmendment,
  amendStaffBooking: amend.amendStaffBooking,
  discountStaffBooking: amend.discountStaffBooking,
  listSwapCars: swap.listSwapCars,
  swapCar: swap.swapCar,
  listStaffSuppliers: suppliers.listStaffSuppliers,
  getStaffSupplier: suppliers.getStaffSupplier,
  createStaffSupplier: suppliers.createStaffSupplier,
  changeStaffSupplier: suppliers.changeStaffSupplier,
  inviteStaff: suppliers.inviteStaff,
  inviteStaffAgain: suppliers.inviteStaffAgain,
  removeStaff: suppliers.removeStaff,
  getSupplierCare: supplierSuspension.getSupplierCare,
  suspendSupplier: supplierSuspension.suspendSupplier,
  getStaffCalendar: calendar.getStaffCalendar,
  createStaffBlock: calendar.createStaffBlock,
  changeStaffBlock: calendar.changeStaffBlock,
  removeStaffBlock: calendar.removeStaffBlock,
  listStaffCars: cars.listStaffCars,
  exportStaffCars: cars.exportStaffCars,
  listStaffFleets: cars.listStaffFleets,
  listStaffPlaces: places.listStaffPlaces,
  createStaffPlace: places.createStaffPlace,
  changeStaffPlace: places.changeStaffPlace,
  removeStaffPlace: places.removeStaffPlace,
  getStaffCar: cars.getStaffCar,
  createStaffCar: carActs.createStaffCar,
  changeStaffCar: carActs.changeStaffCar,
  changeStaffCarState: carActs.changeStaffCarState,
  copyStaffCar: carActs.copyStaffCar,
  orderCarPhotos: carActs.orderCarPhotos,
  addCarPhoto: carActs.addCarPhoto,
  removeCarPhoto: carActs.removeCarPhoto,
  removeStaffCar: carActs.removeStaffCar,
  listStaffSeasons: seasons.listStaffSeasons,
  createSeason: seasons.createSeason,
  changeSeason: seasons.changeSeason,
  removeSeason: seasons.removeSeason,
  getSiteSettings: settings.getSiteSettings,
  changeSiteSettings: settings.changeSiteSettings,
  getBankDetails: settings.getBankDetails,
  listAudit: audit.listAudit,
  exportAudit: audit.exportAudit,
  getStaffFigures: figures.getStaffFigures,
  exportStaffFigures: figures.exportStaffFigures,
  getCarFigures: figures.getCarFigures,
  exportCarFigures: figures.exportCarFigures,
  listPeople: people.listPeople,
  exportPeople: people.exportPeople,
  getPerson: people.getPerson,
  writePersonNote: peopleActs.writePersonNote,
  suspendPerson: peopleActs.suspendPerson,
  resendActivation: peopleActs.resendActivation,
  mergeGuest: peopleActs.mergeGuest,
  confirmStaffBooking: acts.confirmStaffBooking,
  changeStaffBookings: acts.changeStaffBookings,
  hideStaffBookings: acts.hideStaffBookings,
  handOverCar: acts.handOverCar,
  takeBackCar: acts.takeBackCar,
  writeBookingNote: acts.writeBookingNote,
  acceptStaffChange: acts.acceptStaffChange,
  declineStaffChange: acts.declineStaffChange,
  getStaffCancellation: acts.getStaffCancellation,
  declineStaffCancellation: acts.declineStaffCancellation,
  recordStaffPayment: acts.recordStaffPayment,
  finaliseStaffCancellation: acts.finaliseStaffCancellation,
  recordStaffRefund: acts.recordStaffRefund,
  recordNoShow: acts.recordNoShow,
}
