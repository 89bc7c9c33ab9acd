// Every call there is: what the server must serve, the OpenAPI document shows and the tests walk.

import * as account from './account/account.ts'
import * as avatars from './account/avatars.ts'
import * as bookingActs from './bookings/booking-acts.ts'
import * as bookingChanges from './bookings/booking-changes.ts'
import * as bookingConfirmation from './bookings/booking-confirmation.ts'
import { reportArrival } from './bookings/arrival.ts'
import * as bookings from './bookings/bookings.ts'
import * as cancellations from './bookings/cancellations.ts'
import * as carSizes from './cars/car-sizes.ts'
import * as cars from './cars/cars.ts'
import * as conditions from './bookings/conditions.ts'
import * as contact from './site/contact.ts'
import type { Endpoint } from './endpoint.ts'
import * as favourites from './cars/favourites.ts'
import * as health from './site/health.ts'
import * as licences from './account/licences.ts'
import * as locations from './cars/locations.ts'
import * as newsletter from './site/newsletter.ts'
import * as notifications from './site/notifications.ts'
import * as pageViews from './site/page-views.ts'
import * as passwords from './account/passwords.ts'
import * as paymentLink from './bookings/payment-link.ts'
import * as payments from './bookings/payments.ts'
import * as profile from './account/profile.ts'
import * as push from './site/push.ts'
import * as rates from './site/rates.ts'
import * as review from './bookings/review.ts'
import * as reviews from './cars/reviews.ts'
import * as receipts from './bookings/receipts.ts'
import * as sessions from './account/sessions.ts'
import * as settings from './site/settings.ts'
import * as firstAdmin from './account/first-admin.ts'
import * as signIn from './account/sign-in.ts'
import * as signUp from './account/sign-up.ts'
import * as driverHalf from './bookings/driver-half.ts'
import { refuseCharge } from './bookings/charges.ts'
import * as inspections from './bookings/inspections.ts'
import * as licenceCheck from './staff/people/licence-check.ts'
import { staffEndpoints } from './staff/all.ts'
import * as suppliers from './cars/suppliers.ts'

export const endpoints: Record<string, Endpoint> = {
  getSettings: settings.getSettings,
  suggestLanguage: settings.suggestLanguage,
  listLocations: locations.listLocations,
  listSuppliers: suppliers.listSuppliers,
  listSupplierTerms: suppliers.listSupplierTerms,
  getConditions: conditions.getConditions,
  getBookingConditions: conditions.getBookingConditions,
  refuseCharge,
  sendDriverPicture: driverHalf.sendDriverPicture,
  getDriverPicture: driverHalf.getDriverPicture,
  answerReturn: driverHalf.answerReturn,
  getInspections: inspections.getInspections,
  getInspectionPicture: inspections.getInspectionPicture,
  getRecordPaper: inspections.getRecordPaper,
  listCarSizes: carSizes.listCarSizes,
  searchCars: cars.searchCars,
  getCarOffer: cars.getCarOffer,
  listCarReviews: reviews.listCarReviews,
  listSupplierReviews: reviews.listSupplierReviews,
  getRates: rates.getRates,
  createBooking: bookings.createBooking,
  listBookings: bookings.listBookings,
  getBooking: bookings.getBooking,
  confirmBooking: bookingConfirmation.confirmBooking,
  resendConfirmation: bookingConfirmation.resendConfirmation,
  correctAddress: bookingConfirmation.correctAddress,
  signIn: signIn.signIn,
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
  updateLicenseBack: licences.updateLicenseBack,
  deleteLicenseBack: licences.deleteLicenseBack,
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
  openPaymentLink: paymentLink.openPaymentLink,
  openCheckoutSession: payments.openCheckoutSession,
  getCheckoutSession: payments.getCheckoutSession,
  promptCheckoutSession: payments.promptCheckoutSession,
  paySandbox: payments.paySandbox,
  confirmCheckoutSession: payments.confirmCheckoutSession,
  giveUpCheckoutSession: payments.giveUpCheckoutSession,
  getReceipt: receipts.getReceipt,
  getOwnReview: review.getOwnReview,
  writeReview: review.writeReview,
  quoteChange: bookingChanges.quoteChange,
  requestChange: bookingChanges.requestChange,
  withdrawChange: bookingChanges.withdrawChange,
  acceptChange: bookingChanges.acceptChange,
  declineChange: bookingChanges.declineChange,
  acceptBooking: bookingConfirmation.acceptBooking,
  reportArrival,
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
