// Who may make which call, as statuses. Anyone who adds a call to the contract adds its row: without one the run fails.

/** The statuses of a row, one a role, in the order of `roles` (callers.ts). */
type Row = readonly number[]

/** Somebody suspended is refused whatever they ask for. */
const open = (status: number): Row => [
  ...Array.from({ length: 6 }, () => status),
  401,
  401,
  ...Array.from({ length: 4 }, () => status),
]
/** The same, where what was asked for is made. */
const made = (row: Row): Row => row.map((status) => (status === 200 ? 201 : status))

//  visitor, guest, other driver | other desk, other supplier, seatless supplier | blacklisted, suspended supplier |
//  own desk, supplier, admin | owner
const ownOnly: Row = [401, 401, 404, 404, 404, 404, 401, 401, 404, 404, 404, 200]
/** A guest's device counts as a driver of other bookings. */
const driverOnly: Row = [401, 404, 404, 404, 404, 404, 401, 401, 404, 404, 404, 200]
/** A booking or a licence, to its driver and to those who hand the car over. */
const driverAndFleet: Row = [401, 404, 404, 404, 404, 404, 401, 401, 200, 200, 200, 200]
const driverAndAdmin: Row = [401, 404, 404, 404, 404, 404, 401, 401, 404, 404, 204, 204]
/** The calls of staff that existed before their side had a prefix. */
const fleetOfBooking: Row = [401, 404, 404, 404, 404, 404, 401, 401, 200, 200, 200, 404]
const staffOnly: Row = [401, 403, 403, 200, 200, 200, 401, 401, 200, 200, 200, 403]
const anySignedIn: Row = [401, 401, 200, 200, 200, 200, 401, 401, 200, 200, 200, 200]
/** Each seat in its own fleet. */
const anyFleet: Row = [401, 401, 403, 200, 200, 403, 401, 401, 200, 200, 200, 403]
/** Outside the fleet a booking is as absent as none. */
const ownFleet: Row = [401, 401, 403, 404, 404, 403, 401, 401, 200, 200, 200, 403]
/** What an owner of the fleet, or an admin, does to a booking. */
const ownersBookings: Row = [401, 401, 403, 404, 404, 403, 401, 401, 403, 200, 200, 403]
/** What a fleet earns, costs and is made of is its owner's. */
const anyOwner: Row = [401, 401, 403, 403, 200, 403, 401, 401, 403, 200, 200, 403]
const ownersFleet: Row = [401, 401, 403, 403, 404, 403, 401, 401, 403, 200, 200, 403]
const adminOnly: Row = [401, 401, 403, 403, 403, 403, 401, 401, 403, 403, 200, 403]

export const whoMay: Readonly<Record<string, Row>> = {
  getSettings: open(200),
  listLocations: open(200),
  listSuppliers: open(200),
  listSupplierTerms: open(200),
  getConditions: open(200),
  getBookingConditions: [401, 404, 404, 404, 404, 404, 401, 401, 404, 404, 200, 200],
  changeSupplierLogo: ownersFleet,
  removeSupplierLogo: ownersFleet,
  addConditions: ownersFleet,
  removeConditions: ownersFleet,
  listCarSizes: open(200),
  searchCars: open(200),
  getCarOffer: open(200),
  getRates: open(200),
  // Staff do not rent; anyone who has no licence on file has sent one from their device, and a visitor without a device cannot.
  createBooking: [422, 201, 201, 403, 403, 403, 401, 401, 403, 403, 403, 201],
  listBookings: [401, 200, 200, 200, 200, 200, 401, 401, 200, 200, 200, 200],
  getBooking: driverAndFleet,
  // The example's link is of no mail; everybody of the demonstration has proved their address.
  confirmBooking: open(204),
  resendConfirmation: driverAndAdmin,
  correctAddress: driverAndAdmin,
  signIn: open(200),
  signOut: open(200),
  validateAccessToken: [403, 403, 200, 200, 200, 200, 401, 401, 200, 200, 200, 200],
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
  resendLink: [401, 401, 204, 204, 204, 204, 401, 401, 204, 204, 204, 204],
  deleteTokens: open(200),
  checkPassword: ownOnly,
  hasPassword: ownOnly,
  getLicense: driverAndFleet,
  createLicense: open(200),
  deleteTempLicense: driverOnly,
  updateLicense: ownOnly,
  updateLicenseBack: ownOnly,
  deleteLicenseBack: ownOnly,
  deleteLicense: ownOnly,
  getAvatar: open(200),
  updateAvatar: ownOnly,
  deleteAvatar: ownOnly,
  updateUser: ownOnly,
  updateEmailNotifications: ownOnly,
  exportData: [401, 401, 200, 403, 200, 200, 401, 401, 403, 200, 200, 200],
  // The example's password is wrong; staff are not asked for one.
  deleteAccount: [401, 401, 204, 403, 403, 403, 401, 401, 403, 403, 403, 204],
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
  openPaymentLink: open(200),
  openCheckoutSession: [401, 404, 404, 404, 404, 404, 401, 401, 404, 404, 404, 201],
  getCheckoutSession: driverOnly,
  promptCheckoutSession: driverOnly,
  paySandbox: driverOnly,
  confirmCheckoutSession: driverOnly,
  giveUpCheckoutSession: driverOnly,
  getReceipt: driverAndFleet,
  quoteChange: driverOnly,
  requestChange: driverOnly,
  withdrawChange: driverOnly,
  acceptChange: fleetOfBooking,
  declineChange: fleetOfBooking,
  requestCancellation: driverOnly,
  // Authorised, but not on the way yet.
  acceptBooking: driverOnly,
  reportArrival: [401, 404, 404, 404, 404, 404, 401, 401, 404, 404, 404, 409],
  getCancellation: fleetOfBooking,
  declineCancellation: fleetOfBooking,
  recordCounterPayment: fleetOfBooking,
  finaliseCancellation: fleetOfBooking,
  recordCounterRefund: fleetOfBooking,
  // Staff only; bookings they may not change are refused one by one in the answer.
  changeBookingStatuses: staffOnly,
  hideBookings: staffOnly,
  listFailedWork: adminOnly,
  retryFailedWork: adminOnly,
  listAudit: adminOnly,
  exportAudit: adminOnly,
  getSiteSettings: adminOnly,
  changeSiteSettings: adminOnly,
  getBankDetails: anyOwner,
  getStaffFigures: anyOwner,
  exportStaffFigures: anyOwner,
  getCarFigures: anyOwner,
  exportCarFigures: anyOwner,
  getStaffCalendar: anyFleet,
  createStaffBlock: made(ownFleet),
  changeStaffBlock: ownFleet,
  removeStaffBlock: ownFleet,
  getStaffToday: anyFleet,
  listStaffBookings: anyFleet,
  exportStaffBookings: anyFleet,
  getStaffBooking: ownFleet,
  checkLicence: ownFleet,
  getStaffMessages: anyFleet,
  changeStaffMessages: anyFleet,
  searchStaffDrivers: anyFleet,
  quoteStaffBooking: ownersFleet,
  // The example's car is taken by the one who booked it first.
  createStaffBooking: [401, 401, 403, 403, 404, 403, 401, 401, 403, 201, 409, 403],
  quoteStaffAmendment: ownFleet,
  amendStaffBooking: ownFleet,
  discountStaffBooking: ownersFleet,
  listSwapCars: ownFleet,
  swapCar: ownFleet,
  getSupplierVerification: ownersFleet,
  addSupplierPaper: made(ownersFleet),
  verifySupplier: adminOnly,
  removeSupplierPaper: ownersFleet,
  withdrawVerification: adminOnly,
  suspendSupplier: adminOnly,
  getSupplierCare: adminOnly,
  listStaffSuppliers: adminOnly,
  createStaffSupplier: made(adminOnly),
  getStaffSupplier: ownersFleet,
  // Of two who began with the same version, the second is told.
  changeStaffSupplier: [401, 401, 403, 403, 404, 403, 401, 401, 403, 200, 409, 403],
  inviteStaff: made(ownersFleet),
  inviteStaffAgain: ownersFleet,
  removeStaff: ownersFleet,
  confirmStaffBooking: ownFleet,
  changeStaffBookings: anyFleet,
  hideStaffBookings: anyFleet,
  handOverCar: ownFleet,
  takeBackCar: ownFleet,
  // Not at a desk where somebody else noted it.
  undoHandOver: ownersBookings,
  undoTakeBack: ownersBookings,
  writeBookingNote: ownFleet,
  acceptStaffChange: ownFleet,
  declineStaffChange: ownFleet,
  getStaffCancellation: ownFleet,
  declineStaffCancellation: ownFleet,
  recordStaffPayment: ownFleet,
  finaliseStaffCancellation: ownersBookings,
  recordStaffRefund: ownFleet,
  recordDeposit: ownFleet,
  // Not at a desk where somebody else wrote it.
  reverseDeposit: ownersBookings,
  getRefundLimits: ownersFleet,
  giveStaffMoneyBack: ownersFleet,
  returnStaffPayment: [401, 401, 403, 403, 404, 403, 401, 401, 403, 200, 409, 403],
  makePaymentLink: ownFleet,
  revokePaymentLink: ownFleet,
  recordNoShow: ownFleet,
  listPeople: adminOnly,
  exportPeople: adminOnly,
  getPerson: adminOnly,
  writePersonNote: adminOnly,
  suspendPerson: adminOnly,
  // The example's address is confirmed.
  resendActivation: [401, 401, 403, 403, 403, 403, 401, 401, 403, 403, 204, 403],
  mergeGuest: adminOnly,
  listStaffCars: anyOwner,
  exportStaffCars: anyOwner,
  listStaffFleets: anyOwner,
  getStaffCar: ownersFleet,
  createStaffCar: made(ownersFleet),
  changeStaffCar: ownersFleet,
  changeStaffCarState: ownersFleet,
  changeStaffCarStates: anyOwner,
  copyStaffCar: made(ownersFleet),
  addCarPhoto: made(ownersFleet),
  orderCarPhotos: ownersFleet,
  removeCarPhoto: ownersFleet,
  removeStaffCar: ownersFleet,
  addPaperFile: anyOwner,
  getPaperFile: ownersFleet,
  addCarPaper: made(ownersFleet),
  removeCarPaper: ownersFleet,
  listStaffSeasons: anyOwner,
  createSeason: made(ownersFleet),
  changeSeason: ownersFleet,
  removeSeason: ownersFleet,
  listStaffPlaces: adminOnly,
  createStaffPlace: made(adminOnly),
  changeStaffPlace: adminOnly,
  removeStaffPlace: adminOnly,
  sendPlacePicture: [401, 401, 403, 403, 201, 403, 401, 401, 403, 201, 201, 403],
  listPlaceProposals: anyOwner,
  // The first one's id is nobody else's; admins see it.
  proposePlace: [401, 401, 403, 403, 201, 403, 401, 401, 403, 404, 201, 403],
  declinePlaceProposal: adminOnly,
  acceptPlaceProposal: adminOnly,
  getHealth: open(200),
  getReady: open(200),
}

/** What one of the staff has done, the next one finds done: the status of the same call about the same thing once more. */
export const onceMore: Readonly<Record<string, number>> = {
  acceptChange: 409,
  declineChange: 409,
  declineCancellation: 409,
  finaliseCancellation: 409,
  amendStaffBooking: 409,
  confirmStaffBooking: 409,
  acceptStaffChange: 409,
  declineStaffChange: 409,
  declineStaffCancellation: 409,
  finaliseStaffCancellation: 409,
  recordNoShow: 409,
  removeStaffBlock: 404,
  removeStaffCar: 404,
  removeSeason: 404,
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
