// Who may make which call, as statuses. Anyone who adds a call to the contract adds its row: without one the run fails.

/**
 * In this order, so that those who may not have tried before the owner acts. The examples are about the driver `amina-ngassa`;
 * `mboa-prestige` hands cars over to her, `grassfields-auto` never did.
 */
export const roles = [
  'visitor',
  'guest',
  'other driver',
  'other supplier',
  'supplier',
  'admin',
  'blacklisted',
  'owner',
] as const
export type Role = (typeof roles)[number]

export const people: Partial<Record<Role, string>> = {
  'other driver': 'jules-mbarga',
  'other supplier': 'grassfields-auto',
  supplier: 'mboa-prestige',
  admin: 'admin',
  blacklisted: 'grace-tabi',
  owner: 'amina-ngassa',
}

/** The statuses of a row, one a role, in the order of `roles`. */
type Row = readonly [number, number, number, number, number, number, number, number]

/** A session that was suspended is refused whatever it asks for. */
const open = (status: number): Row => [status, status, status, status, status, status, 401, status]
const ownOnly: Row = [401, 401, 404, 404, 404, 404, 401, 200]
/** A guest's device counts as a driver of other bookings. */
const driverOnly: Row = [401, 404, 404, 404, 404, 404, 401, 200]
const staffOnly: Row = [401, 403, 403, 200, 200, 200, 401, 403]
/** Calls of the staff side; which seat may do what is in staff-roles.test.ts. */
const anyFleet: Row = [401, 401, 403, 200, 200, 200, 401, 403]
const adminOnly: Row = [401, 401, 403, 403, 403, 200, 401, 403]
/** A booking of each one's own: outside the fleet it is as absent as none. */
const ownFleet: Row = [401, 401, 403, 404, 200, 200, 401, 403]
/** What one of the staff has answered the other finds answered. */
const onceInFleet: Row = [401, 401, 403, 404, 200, 409, 401, 403]
const anySignedIn: Row = [401, 401, 200, 200, 200, 200, 401, 200]

export const whoMay: Readonly<Record<string, Row>> = {
  getSettings: open(200),
  listLocations: open(200),
  listSuppliers: open(200),
  listSupplierTerms: open(200),
  // The demonstration has no rental conditions.
  getConditions: open(404),
  getBookingConditions: [401, 404, 404, 404, 404, 404, 401, 404],
  changeSupplierLogo: ownFleet,
  removeSupplierLogo: ownFleet,
  // The picture of the test is no PDF.
  addConditions: [401, 401, 403, 404, 422, 422, 401, 403],
  removeConditions: ownFleet,
  listCarSizes: open(200),
  searchCars: open(200),
  getCarOffer: open(200),
  getRates: open(200),
  // Staff do not rent; anyone who has no licence on file has sent one from their device, and a visitor without a device cannot.
  createBooking: [422, 201, 201, 403, 403, 403, 401, 201],
  listBookings: [401, 200, 200, 200, 200, 200, 401, 200],
  getBooking: [401, 404, 404, 404, 200, 200, 401, 200],
  // The example's link is of no mail; everybody of the demonstration has proved their address.
  confirmBooking: open(204),
  resendConfirmation: [401, 404, 404, 404, 404, 204, 401, 204],
  correctAddress: [401, 404, 404, 404, 404, 204, 401, 204],
  signIn: open(200),
  signOut: open(200),
  validateAccessToken: [403, 403, 200, 200, 200, 200, 401, 200],
  getUser: ownOnly,
  updateLanguage: ownOnly,
  listNotifications: ownOnly,
  countNotifications: ownOnly,
  markNotificationsAsRead: ownOnly,
  markNotificationsAsUnread: ownOnly,
  deleteNotifications: ownOnly,
  getPushKey: open(200),
  savePushSubscription: anySignedIn,
  removePushSubscription: anySignedIn,
  listFavourites: anySignedIn,
  changeFavourites: anySignedIn,
  validateEmail: open(200),
  signUp: open(200),
  checkToken: open(204),
  activate: open(204),
  // There is an admin already.
  createFirstAdmin: open(204),
  resend: open(200),
  suggestLanguage: open(200),
  countPageView: open(204),
  // Everybody of the demonstration has proved their address.
  resendLink: [401, 401, 204, 204, 204, 204, 401, 204],
  deleteTokens: open(200),
  checkPassword: ownOnly,
  hasPassword: ownOnly,
  getLicense: [401, 404, 404, 404, 200, 200, 401, 200],
  createLicense: open(200),
  deleteTempLicense: [401, 404, 404, 404, 404, 404, 401, 200],
  updateLicense: ownOnly,
  deleteLicense: ownOnly,
  getAvatar: open(200),
  updateAvatar: ownOnly,
  deleteAvatar: ownOnly,
  updateUser: ownOnly,
  updateEmailNotifications: ownOnly,
  exportData: anySignedIn,
  // The example's password is wrong; staff are not asked for one.
  deleteAccount: [401, 401, 204, 403, 403, 403, 401, 204],
  listSessions: anySignedIn,
  endSession: ownOnly,
  endOtherSessions: anySignedIn,
  changePassword: ownOnly,
  sendEmail: open(200),
  verifyRecaptcha: open(200),
  lookUpAddress: open(200),
  subscribe: open(200),
  confirmSubscription: open(204),
  unsubscribe: open(204),
  // The example's token is that of no link.
  openPaymentLink: open(404),
  openCheckoutSession: [401, 404, 404, 404, 404, 404, 401, 201],
  getCheckoutSession: driverOnly,
  promptCheckoutSession: driverOnly,
  paySandbox: driverOnly,
  confirmCheckoutSession: driverOnly,
  giveUpCheckoutSession: driverOnly,
  getReceipt: [401, 404, 404, 404, 200, 200, 401, 200],
  quoteChange: driverOnly,
  requestChange: driverOnly,
  withdrawChange: driverOnly,
  acceptChange: [401, 404, 404, 404, 200, 409, 401, 404],
  declineChange: [401, 404, 404, 404, 200, 409, 401, 404],
  requestCancellation: driverOnly,
  // Authorised, but not on the way yet.
  reportArrival: [401, 404, 404, 404, 404, 404, 401, 409],
  getCancellation: [401, 404, 404, 404, 200, 200, 401, 404],
  // What one of the staff has answered the other finds answered.
  declineCancellation: [401, 404, 404, 404, 200, 409, 401, 404],
  recordCounterPayment: [401, 404, 404, 404, 200, 200, 401, 404],
  finaliseCancellation: [401, 404, 404, 404, 200, 409, 401, 404],
  // Of a booking that is cancelled by now, what the counter took.
  recordCounterRefund: [401, 404, 404, 404, 200, 200, 401, 404],
  // Staff only; bookings they may not change are refused one by one in the answer.
  changeBookingStatuses: staffOnly,
  hideBookings: staffOnly,
  listFailedWork: adminOnly,
  retryFailedWork: adminOnly,
  listAudit: [401, 401, 403, 403, 403, 200, 401, 403],
  exportAudit: [401, 401, 403, 403, 403, 200, 401, 403],
  getSiteSettings: [401, 401, 403, 403, 403, 200, 401, 403],
  changeSiteSettings: [401, 401, 403, 403, 403, 200, 401, 403],
  getBankDetails: anyFleet,
  getStaffFigures: anyFleet,
  exportStaffFigures: anyFleet,
  getCarFigures: anyFleet,
  exportCarFigures: anyFleet,
  getStaffCalendar: anyFleet,
  // Sent again it is the same block.
  createStaffBlock: [401, 401, 403, 404, 201, 201, 401, 403],
  changeStaffBlock: ownFleet,
  removeStaffBlock: [401, 401, 403, 404, 200, 404, 401, 403],
  getStaffToday: anyFleet,
  listStaffBookings: anyFleet,
  exportStaffBookings: anyFleet,
  getStaffBooking: ownFleet,
  checkLicence: ownFleet,
  getStaffMessages: anyFleet,
  changeStaffMessages: anyFleet,
  searchStaffDrivers: anyFleet,
  quoteStaffBooking: ownFleet,
  // The example's car is taken by the one who booked it first.
  createStaffBooking: [401, 401, 403, 404, 201, 409, 401, 403],
  quoteStaffAmendment: ownFleet,
  amendStaffBooking: onceInFleet,
  discountStaffBooking: ownFleet,
  listSwapCars: ownFleet,
  swapCar: ownFleet,
  getSupplierVerification: ownFleet,
  addSupplierPaper: [401, 401, 403, 404, 201, 201, 401, 403],
  // The papers that the example has looked at are not there.
  verifySupplier: [401, 401, 403, 403, 403, 409, 401, 403],
  removeSupplierPaper: ownFleet,
  withdrawVerification: adminOnly,
  suspendSupplier: [401, 401, 403, 403, 403, 200, 401, 403],
  getSupplierCare: [401, 401, 403, 403, 403, 200, 401, 403],
  listStaffSuppliers: [401, 401, 403, 403, 403, 200, 401, 403],
  createStaffSupplier: [401, 401, 403, 403, 403, 201, 401, 403],
  getStaffSupplier: ownFleet,
  // Of two who began with the same version, the second is told.
  changeStaffSupplier: onceInFleet,
  inviteStaff: [401, 401, 403, 404, 201, 201, 401, 403],
  inviteStaffAgain: ownFleet,
  removeStaff: ownFleet,
  confirmStaffBooking: onceInFleet,
  changeStaffBookings: anyFleet,
  hideStaffBookings: anyFleet,
  handOverCar: ownFleet,
  takeBackCar: ownFleet,
  writeBookingNote: ownFleet,
  acceptStaffChange: onceInFleet,
  declineStaffChange: onceInFleet,
  getStaffCancellation: ownFleet,
  declineStaffCancellation: onceInFleet,
  recordStaffPayment: ownFleet,
  finaliseStaffCancellation: onceInFleet,
  recordStaffRefund: ownFleet,
  returnStaffPayment: onceInFleet,
  makePaymentLink: ownFleet,
  revokePaymentLink: ownFleet,
  recordNoShow: onceInFleet,
  listPeople: adminOnly,
  exportPeople: adminOnly,
  getPerson: adminOnly,
  writePersonNote: adminOnly,
  suspendPerson: adminOnly,
  // The example's address is confirmed.
  resendActivation: [401, 401, 403, 403, 403, 204, 401, 403],
  mergeGuest: adminOnly,
  listStaffCars: anyFleet,
  exportStaffCars: anyFleet,
  listStaffFleets: anyFleet,
  getStaffCar: ownFleet,
  createStaffCar: [401, 401, 403, 404, 201, 201, 401, 403],
  changeStaffCar: ownFleet,
  changeStaffCarState: ownFleet,
  changeStaffCarStates: anyFleet,
  copyStaffCar: [401, 401, 403, 404, 201, 201, 401, 403],
  addCarPhoto: [401, 401, 403, 404, 201, 201, 401, 403],
  orderCarPhotos: ownFleet,
  removeCarPhoto: ownFleet,
  // The example's car is gone once its owner has deleted it.
  removeStaffCar: [401, 401, 403, 404, 200, 404, 401, 403],
  addPaperFile: anyFleet,
  getPaperFile: ownFleet,
  addCarPaper: [401, 401, 403, 404, 201, 201, 401, 403],
  removeCarPaper: ownFleet,
  listStaffSeasons: anyFleet,
  createSeason: [401, 401, 403, 404, 201, 201, 401, 403],
  changeSeason: ownFleet,
  removeSeason: [401, 401, 403, 404, 200, 404, 401, 403],
  listStaffPlaces: adminOnly,
  createStaffPlace: [401, 401, 403, 403, 403, 201, 401, 403],
  changeStaffPlace: adminOnly,
  removeStaffPlace: adminOnly,
  sendPlacePicture: [401, 401, 403, 201, 201, 201, 401, 403],
  listPlaceProposals: anyFleet,
  // The first one's id is nobody else's; admins see it.
  proposePlace: [401, 401, 403, 201, 404, 201, 401, 403],
  declinePlaceProposal: adminOnly,
  // The proposal of the example does not exist.
  acceptPlaceProposal: [401, 401, 403, 403, 403, 404, 401, 403],
  getHealth: open(200),
  getReady: open(200),
}

/** What is served beside the contract, to everybody: addresses that a browser, a provider or a mail program goes to. */
export const besides: readonly string[] = [
  'GET /api/openapi.json',
  'GET /api/social/:provider/start',
  'GET /api/social/:provider/callback',
  'POST /api/social/:provider/callback',
  'POST /api/csp-report',
  'GET /newsletter/confirm',
  'POST /newsletter/confirm',
  'GET /newsletter/unsubscribe',
  'POST /newsletter/unsubscribe',
  'GET /robots.txt',
  'GET /pictures/logos/:file',
  'GET /sitemap.xml',
  'GET /pictures/photos/:file',
  'GET /previews/cars/:file',
]
