// Every call there is: what the server must serve, the OpenAPI document shows and the tests walk.

import * as account from './account.ts'
import * as avatars from './avatars.ts'
import * as bookingActs from './booking-acts.ts'
import * as bookingChanges from './booking-changes.ts'
import * as bookingConfirmation from './booking-confirmation.ts'
import * as bookings from './bookings.ts'
import * as cancellations from './cancellations.ts'
import * as carSizes from './car-sizes.ts'
import * as cars from './cars.ts'
import * as contact from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import * as favourites from './favourites.ts'
import * as health from './health.ts'
import * as licences from './licences.ts'
import * as locations from './locations.ts'
import * as newsletter from './newsletter.ts'
import * as notifications from './notifications.ts'
import * as pageViews from './page-views.ts'
import * as passwords from './passwords.ts'
import * as payments from './payments.ts'
import * as profile from './profile.ts'
import * as push from './push.ts'
import * as rates from './rates.ts'
import * as receipts from './receipts.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as firstAdmin from './first-admin.ts'
import * as signUp from './sign-up.ts'
import * as licenceCheck from './staff/licence-check.ts'
import { staffEndpoints } from './staff/all.ts'
import * as suppliers from './suppliers.ts'

export const endpoints: Record<string, Endpoint> = {
  getSettings: settings.getSettings,
  suggestLanguage: settings.suggestLanguage,
  listLocations: locations.listLocations,
  listSuppliers: suppliers.listSuppliers,
  listCarSizes: carSizes.listCarSizes,
  searchCars: cars.searchCars,
  getCarOffer: cars.getCarOffer,
  getRates: rates.getRates,
  createBooking: bookings.createBooking,
  listBookings: bookings.listBookings,
  getBooking: bookings.getBooking,
  confirmBooking: bookingConfirmation.confirmBooking,
  resendConfirmation: bookingConfirmation.resendConfirmation,
  correctAddress: bookingConfirmation.correctAddress,
  signIn: account.signIn,
  signOut: account.signOut,
  validateAccessToken: account.validateAccessToken,
  getUser: account.getUser,
  updateLanguage: account.updateLanguage,
  listNotifications: notifications.listNotifications,
  countNotifications: notifications.countNotifications,
  markNotificationsAsRead: notifications.markNotificationsAsRead,
  markNotificationsAsUnread: notifications.markNotificationsAsUnread,
  deleteNotifications: notifications.deleteNotifications,
  getPushKey: push.getPushKey,
  savePushSubscription: push.savePushSubscription,
  removePushSubscription: push.removePushSubscription,
  listFavourites: favourites.listFavourites,
  changeFavourites: favourites.changeFavourites,
  validateEmail: signUp.validateEmail,
  signUp: signUp.signUp,
  checkToken: signUp.checkToken,
  activate: signUp.activate,
  resend: signUp.resend,
  resendLink: signUp.resendLink,
  deleteTokens: signUp.deleteTokens,
  createFirstAdmin: firstAdmin.createFirstAdmin,
  checkPassword: passwords.checkPassword,
  hasPassword: passwords.hasPassword,
  checkLicence: licenceCheck.checkLicence,
  getLicense: licences.getLicense,
  createLicense: licences.createLicense,
  deleteTempLicense: licences.deleteTempLicense,
  updateLicense: licences.updateLicense,
  deleteLicense: licences.deleteLicense,
  getAvatar: avatars.getAvatar,
  updateAvatar: avatars.updateAvatar,
  deleteAvatar: avatars.deleteAvatar,
  updateUser: profile.updateUser,
  updateEmailNotifications: profile.updateEmailNotifications,
  exportData: profile.exportData,
  deleteAccount: profile.deleteAccount,
  // Before a changed password, which ends the sessions that these examples name.
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  changePassword: passwords.changePassword,
  sendEmail: contact.sendEmail,
  verifyRecaptcha: contact.verifyRecaptcha,
  lookUpAddress: contact.lookUpAddress,
  subscribe: newsletter.subscribe,
  confirmSubscription: newsletter.confirmSubscription,
  unsubscribe: newsletter.unsubscribe,
  countPageView: pageViews.countPageView,
  openCheckoutSession: payments.openCheckoutSession,
  getCheckoutSession: payments.getCheckoutSession,
  promptCheckoutSession: payments.promptCheckoutSession,
  paySandbox: payments.paySandbox,
  confirmCheckoutSession: payments.confirmCheckoutSession,
  giveUpCheckoutSession: payments.giveUpCheckoutSession,
  getReceipt: receipts.getReceipt,
  quoteChange: bookingChanges.quoteChange,
  requestChange: bookingChanges.requestChange,
  withdrawChange: bookingChanges.withdrawChange,
  acceptChange: bookingChanges.acceptChange,
  declineChange: bookingChanges.declineChange,
  reportArrival: bookings.reportArrival,
  requestCancellation: cancellations.requestCancellation,
  getCancellation: cancellations.getCancellation,
  declineCancellation: cancellations.declineCancellation,
  recordCounterPayment: cancellations.recordCounterPayment,
  finaliseCancellation: cancellations.finaliseCancellation,
  recordCounterRefund: cancellations.recordCounterRefund,
  ...staffEndpoints,
  changeBookingStatuses: bookingActs.changeBookingStatuses,
  hideBookings: bookingActs.hideBookings,
  getHealth: health.getHealth,
  getReady: health.getReady,
}
