// Every call of staff.

import type { Endpoint } from '../endpoint.ts'
import { answerContest } from './contests.ts'
import * as charges from './charges.ts'
import * as acts from './acts.ts'
import * as handover from './handover.ts'
import { recordKeyStep } from './key-steps.ts'
import { recordInspection, sendInspectionPicture } from './inspections.ts'
import { correctCounterLine } from './counter-line.ts'
import { recordDeposit, reverseDeposit } from './deposit.ts'
import { getRefundLimits, giveStaffMoneyBack, returnStaffPayment } from './give-back.ts'
import * as conditions from './site/conditions.ts'
import * as calendar from './fleet/calendar.ts'
import * as audit from './site/audit.ts'
import * as bookings from './bookings.ts'
import * as amend from './amend.ts'
import * as carAccount from './fleet/car-account.ts'
import * as carActs from './fleet/car-acts.ts'
import * as carTable from './fleet/car-table.ts'
import * as carEdits from './fleet/car-edits.ts'
import * as carStates from './fleet/car-states.ts'
import * as cars from './fleet/cars.ts'
import * as failedWork from './site/failed-work.ts'
import * as figures from './site/figures.ts'
import * as messages from './people/messages.ts'
import * as newBooking from './new-booking.ts'
import * as people from './people/people.ts'
import * as papers from './fleet/papers.ts'
import * as paymentLink from './payment-link.ts'
import * as peopleActs from './people/people-acts.ts'
import * as reviews from './reviews.ts'
import * as places from './site/places.ts'
import * as proposals from './site/place-proposals.ts'
import * as seasons from './fleet/seasons.ts'
import * as settings from './site/settings.ts'
import * as supplierSuspension from './people/supplier-suspension.ts'
import * as verification from './people/supplier-verification.ts'
import * as invitations from './people/invitations.ts'
import * as suppliers from './people/suppliers.ts'
import * as swap from './fleet/swap.ts'
import * as today from './today.ts'
import * as upkeep from './fleet/upkeep.ts'

export const staffEndpoints: Record<string, Endpoint> = {
  getStaffToday: today.getStaffToday,
  listStaffBookings: bookings.listStaffBookings,
  exportStaffBookings: bookings.exportStaffBookings,
  getStaffBooking: bookings.getStaffBooking,
  getStaffMessages: messages.getStaffMessages,
  changeStaffMessages: messages.changeStaffMessages,
  searchStaffDrivers: newBooking.searchStaffDrivers,
  listBookableCars: newBooking.listBookableCars,
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
  inviteStaffAgain: invitations.inviteStaffAgain,
  makeInvitationLink: invitations.makeInvitationLink,
  removeStaff: suppliers.removeStaff,
  changeSupplierLogo: conditions.changeSupplierLogo,
  removeSupplierLogo: conditions.removeSupplierLogo,
  addConditions: conditions.addConditions,
  removeConditions: conditions.removeConditions,
  getSupplierCare: supplierSuspension.getSupplierCare,
  suspendSupplier: supplierSuspension.suspendSupplier,
  getSupplierVerification: verification.getSupplierVerification,
  addSupplierPaper: verification.addSupplierPaper,
  removeSupplierPaper: verification.removeSupplierPaper,
  verifySupplier: verification.verifySupplier,
  withdrawVerification: verification.withdrawVerification,
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
  sendPlacePicture: places.sendPlacePicture,
  listPlaceProposals: proposals.listPlaceProposals,
  proposePlace: proposals.proposePlace,
  declinePlaceProposal: proposals.declinePlaceProposal,
  acceptPlaceProposal: proposals.acceptPlaceProposal,
  getStaffCar: cars.getStaffCar,
  createStaffCar: carActs.createStaffCar,
  changeStaffCar: carActs.changeStaffCar,
  changeStaffCarState: carActs.changeStaffCarState,
  changeStaffCarStates: carStates.changeStaffCarStates,
  listCarEdits: carEdits.listCarEdits,
  previewCarEdit: carEdits.previewCarEdit,
  makeCarEdit: carEdits.makeCarEdit,
  undoCarEdit: carEdits.undoCarEdit,
  checkCarTable: carTable.checkCarTable,
  importCarTable: carTable.importCarTable,
  getCarTableModel: carTable.getCarTableModel,
  copyStaffCar: carActs.copyStaffCar,
  orderCarPhotos: carActs.orderCarPhotos,
  addCarPhoto: carActs.addCarPhoto,
  removeCarPhoto: carActs.removeCarPhoto,
  removeStaffCar: carActs.removeStaffCar,
  getCarAccount: carAccount.getCarAccount,
  addCarCost: carAccount.addCarCost,
  takeBackCarCost: carAccount.takeBackCarCost,
  getCarUpkeep: upkeep.getCarUpkeep,
  addCarService: upkeep.addCarService,
  finishCarService: upkeep.finishCarService,
  planCarService: upkeep.planCarService,
  removeCarService: upkeep.removeCarService,
  addPaperFile: papers.addPaperFile,
  getPaperFile: papers.getPaperFile,
  addCarPaper: papers.addCarPaper,
  removeCarPaper: papers.removeCarPaper,
  listStaffReviews: reviews.listStaffReviews,
  answerReview: reviews.answerReview,
  reportReview: reviews.reportReview,
  decideReview: reviews.decideReview,
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
  handOverCar: handover.handOverCar,
  takeBackCar: handover.takeBackCar,
  undoTakeBack: handover.undoTakeBack,
  undoHandOver: handover.undoHandOver,
  recordDeposit,
  reverseDeposit,
  recordInspection,
  recordKeyStep,
  answerContest,
  getChargeProposals: charges.getChargeProposals,
  applyCharges: charges.applyCharges,
  strikeCharge: charges.strikeCharge,
  upholdCharge: charges.upholdCharge,
  sendInspectionPicture,
  writeBookingNote: acts.writeBookingNote,
  acceptStaffChange: acts.acceptStaffChange,
  declineStaffChange: acts.declineStaffChange,
  getStaffCancellation: acts.getStaffCancellation,
  declineStaffCancellation: acts.declineStaffCancellation,
  recordStaffPayment: acts.recordStaffPayment,
  finaliseStaffCancellation: acts.finaliseStaffCancellation,
  recordStaffRefund: acts.recordStaffRefund,
  correctCounterLine,
  returnStaffPayment,
  makePaymentLink: paymentLink.makePaymentLink,
  revokePaymentLink: paymentLink.revokePaymentLink,
  recordNoShow: acts.recordNoShow,
  getRefundLimits,
  giveStaffMoneyBack,
  listFailedWork: failedWork.listFailedWork,
  retryFailedWork: failedWork.retryFailedWork,
}
