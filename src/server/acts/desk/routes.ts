// The desk: what staff read of their fleet's bookings, and what they do to one. The guard of the prefix asks for the right.

import { checkLicence as checkLicenceCall } from '#contract/staff/people/licence-check.ts'
import { checkLicence } from '#server/trade/licences/check-licence.ts'
import { Readable } from 'node:stream'
import { idempotencyHeader } from '#contract/bookings/bookings.ts'
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts'
import * as acts from '#contract/staff/acts.ts'
import * as handover from '#contract/staff/handover.ts'
import {
  applyCharges as applyChargesCall,
  strikeCharge as strikeChargeCall,
  upholdCharge as upholdChargeCall,
} from '#contract/staff/charges.ts'
import { recordKeyStep as recordKeyStepCall } from '#contract/staff/key-steps.ts'
import { correctCounterLine as correctCounterLineCall } from '#contract/staff/counter-line.ts'
import * as deposits from '#contract/staff/deposit.ts'
import { getRefundLimits, giveStaffMoneyBack, returnStaffPayment } from '#contract/staff/give-back.ts'
import {
  exportStaffBookings,
  getStaffBooking,
  listStaffBookings,
  staffPageSizes,
  type StaffBooking,
} from '#contract/staff/bookings.ts'
import { listSwapCars as listSwapCarsCall, swapCar as swapCarCall } from '#contract/staff/fleet/swap.ts'
import { changeStaffMessages, getStaffMessages } from '#contract/staff/people/messages.ts'
import * as amendments from '#contract/staff/amend.ts'
import * as newBooking from '#contract/staff/new-booking.ts'
import { getStaffToday } from '#contract/staff/today.ts'
import { languageOf } from '#server/core/staff/language-of.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { changeStatus } from '#server/acts/requests/bulk/change-statuses.ts'
import * as cancellations from '#server/acts/requests/cancellations/answer-cancellation.ts'
import { acceptChange, declineChange } from '#server/acts/requests/changes/answer-change.ts'
import { parseKey } from '#server/bookings/idempotency.ts'
import { Answer, type Call, type Serve } from '#server/platform/http/serve.ts'
import { recordCounterPayment } from '#server/trade/payments/counter/record-counter-payment.ts'
import { correctCounterLine } from '#server/trade/payments/counter/correct-counter-line.ts'
import { recordCounterRefund } from '#server/trade/payments/counter/record-counter-refund.ts'
import { handOver, takeBack } from '#server/trade/handover/handover.ts'
import { recordKeyStep } from '#server/trade/handover/record-key-step.ts'
import { undoHandOver, undoTakeBack } from '#server/trade/handover/undo-handover.ts'
import { applyCharges } from '#server/trade/charges/apply-charges.ts'
import { strikeCharge, upholdCharge } from '#server/trade/charges/strike-charge.ts'
import { recordDeposit } from '#server/trade/deposits/record-deposit.ts'
import { reverseDeposit } from '#server/trade/deposits/reverse-deposit.ts'
import { findRefundLimits } from '#server/trade/payments/settlement/refund-limits.ts'
import { returnOnePayment } from '#server/trade/payments/settlement/return-one-payment.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'
import { amendBooking, quoteAmendment } from './amend-booking.ts'
import { discountBooking } from './discount-booking.ts'
import { bookForDriver, quoteForDriver } from './book-for-driver.ts'
import { listBookableCars } from './bookable-cars.ts'
import { exportBookings } from './export-bookings.ts'
import { searchDrivers } from './find-drivers.ts'
import { readStaffBooking } from './find-staff-booking.ts'
import { giveBack } from './give-back.ts'
import { recordNoShow, writeNote } from './counter-records.ts'
import { listFleetBookings } from './list-bookings.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'
import { changeMessages, readMessages } from './staff-messages.ts'
import { listSwapCars, swapCar } from './swap-car.ts'
import { readToday } from './today/today.ts'

/** Any act on one booking, with it as the answer. */
type Act = Endpoint & { response?: typeof StaffBooking }

/** Serves an act on one booking. Afterwards the outbox is woken, and the answer is the booking as it has become. */
function actsOn(serve: Serve, { db, onQueued }: PaymentPorts) {
  return <E extends Act>(endpoint: E, act: (call: Call<E>) => Promise<unknown>): void =>
    serve(endpoint, async (call) => {
      await act(call)
      onQueued?.()
      const { id } = call.params as { id: string }
      return (await readStaffBooking(db, { id, viewer: call.viewer, now: call.now })) as ResponseOf<E>
    })
}

export function serveDesk(serve: Serve, payments: PaymentPorts): void {
  const { db } = payments
  const serveAct = actsOn(serve, payments)
  serve(getStaffToday, ({ query, viewer, now }) => readToday(db, { ...query, viewer, now }))
  serve(listStaffBookings, async ({ query, viewer, now }) => {
    const { order = 'nearest', size = staffPageSizes[0], page, after, ...filters } = query
    const listed = { order, size, page, after, filters, now }
    const { found, ...answer } = await listFleetBookings(db, viewer, listed)
    return { bookings: found.map(presentStaffRow), ...answer }
  })
  serve(exportStaffBookings, async ({ query: { order = 'nearest', ...filters }, viewer, now, reply }) => {
    const { id, seat } = viewer.person!
    const entityId = seat?.supplier ?? filters.supplier ?? 'all'
    await recordAct(db, { actor: id, action: 'exported', entity: 'bookings', entityId }, now)
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="wouri-bookings.csv"',
      'cache-control': 'private, no-store',
    })
    return Readable.from(
      exportBookings(db, viewer, { order, filters, now, language: await languageOf(db, viewer) }),
    )
  })
  serve(getStaffBooking, ({ params, viewer, now }) => readStaffBooking(db, { id: params.id, viewer, now }))
  serve(listSwapCarsCall, ({ params, viewer, now }) => listSwapCars(db, { id: params.id, viewer, now }))
  serveAct(swapCarCall, ({ params, body, viewer, now }) =>
    swapCar(db, { id: params.id, viewer, now, ...body }),
  )
  serve(getStaffMessages, ({ viewer }) => readMessages(db, viewer))
  serve(changeStaffMessages, async ({ body, viewer }) => {
    await changeMessages(db, viewer, body)
    return new Answer<never>(200)
  })
  serve(amendments.quoteStaffAmendment, ({ params, body, viewer, now }) =>
    quoteAmendment(db, body, { id: params.id, viewer, now }),
  )
  serveAct(amendments.amendStaffBooking, ({ params, body, viewer, now }) =>
    amendBooking(payments, body, { id: params.id, viewer, now }),
  )
  serveAct(amendments.discountStaffBooking, async ({ params, body, viewer, now, request }) => {
    const key = parseKey(request.headers[idempotencyHeader])
    await discountBooking(payments, body, { id: params.id, viewer, key, now })
  })
  serveNewBooking(serve, payments)
  serveActs(serve, payments)
  serveMoney(serve, payments)
}

function serveNewBooking(serve: Serve, { db, onQueued }: PaymentPorts): void {
  serve(newBooking.searchStaffDrivers, ({ query, viewer }) => searchDrivers(db, { ...query, viewer }))
  serve(newBooking.listBookableCars, ({ query, viewer, now }) => listBookableCars(db, query, { viewer, now }))
  serve(newBooking.quoteStaffBooking, async ({ body, viewer, now }) =>
    quoteForDriver(db, body, { viewer, settings: await readSettings(db), now }),
  )
  serve(newBooking.createStaffBooking, async ({ body, viewer, now, request }) => {
    const key = parseKey(request.headers[idempotencyHeader])
    const settings = await readSettings(db)
    const id = await bookForDriver(db, body, { viewer, settings, key, now })
    onQueued?.()
    return new Answer(201, await readStaffBooking(db, { id, viewer, now }))
  })
}

function serveActs(serve: Serve, payments: PaymentPorts): void {
  const { db } = payments
  const serveAct = actsOn(serve, payments)
  serveAct(acts.confirmStaffBooking, ({ params, body, viewer, now }) =>
    changeStatus(payments, 'reserved', { id: params.id, viewer, now, ...body }),
  )
  serveAct(checkLicenceCall, ({ params, body, viewer, now }) =>
    checkLicence(db, { booking: params.id, ...body, viewer, now }),
  )
  serveAct(handover.handOverCar, ({ params, body, viewer, now }) =>
    handOver(db, { id: params.id, viewer, now, ...body }),
  )
  serveAct(handover.takeBackCar, ({ params, viewer, now }) => takeBack(db, { id: params.id, viewer, now }))
  serveAct(handover.undoHandOver, ({ params, body, viewer, now }) =>
    undoHandOver(db, { id: params.id, viewer, now, ...body }),
  )
  serveAct(handover.undoTakeBack, ({ params, body, viewer, now }) =>
    undoTakeBack(db, { id: params.id, viewer, now, ...body }),
  )
  serveAct(recordKeyStepCall, ({ params, body: sent, viewer, now }) =>
    recordKeyStep(db, { id: params.id, sent, viewer, now }),
  )
  serveAct(acts.recordNoShow, ({ params, body, viewer, now }) =>
    recordNoShow(payments, { id: params.id, viewer, now, ...body }),
  )
  serveAct(acts.writeBookingNote, ({ params, body, viewer, now }) =>
    writeNote(db, { id: params.id, viewer, now, ...body }),
  )
  serveAct(acts.acceptStaffChange, ({ params, body, viewer, now }) =>
    acceptChange(payments, { id: params.id, viewer, now, ...body }),
  )
  serveAct(acts.declineStaffChange, ({ params, body, viewer, now }) =>
    declineChange(db, { id: params.id, viewer, now, ...body }),
  )
}

function serveMoney(serve: Serve, payments: PaymentPorts): void {
  const { db } = payments
  const serveAct = actsOn(serve, payments)
  serve(acts.getStaffCancellation, ({ params, viewer }) =>
    cancellations.readCancellation(db, { id: params.id, viewer }),
  )
  serveAct(acts.declineStaffCancellation, ({ params, body, viewer, now }) =>
    cancellations.declineCancellation(db, { id: params.id, viewer, now, ...body }),
  )
  serveAct(acts.finaliseStaffCancellation, ({ params, body, viewer, now }) =>
    cancellations.finaliseCancellation(payments, { id: params.id, viewer, now, ...body }),
  )
  serveAct(acts.recordStaffPayment, async ({ params, body, viewer, now, request }) => {
    const key = parseKey(request.headers[idempotencyHeader])
    await recordCounterPayment(db, { bookingId: params.id, ...body, viewer, key, now })
  })
  serveAct(returnStaffPayment, ({ params: { id, payment }, viewer, now }) =>
    returnOnePayment(payments, { bookingId: id, paymentId: payment, viewer, now }),
  )
  serveAct(acts.recordStaffRefund, async ({ params, body, viewer, now, request }) => {
    const key = parseKey(request.headers[idempotencyHeader])
    const { amount, note } = body
    await recordCounterRefund(db, { bookingId: params.id, amount, note: note || null, viewer, key, now })
  })
  serveAct(correctCounterLineCall, ({ params, body, viewer, now }) =>
    correctCounterLine(db, { ...params, ...body, viewer, now }),
  )
  serveAct(deposits.recordDeposit, async ({ params, body, viewer, now, request }) => {
    const key = parseKey(request.headers[idempotencyHeader])
    await recordDeposit(db, { id: params.id, ...body, viewer, key, now })
  })
  serveAct(deposits.reverseDeposit, ({ params, body, viewer, now }) =>
    reverseDeposit(db, { ...params, ...body, viewer, now }),
  )
  serveAct(applyChargesCall, ({ params, body, viewer, now }) =>
    applyCharges(db, { ...params, ...body, viewer, now }),
  )
  serveAct(strikeChargeCall, ({ params, body, viewer, now }) =>
    strikeCharge(db, { ...params, ...body, viewer, now }),
  )
  serveAct(upholdChargeCall, ({ params, body, viewer, now }) =>
    upholdCharge(db, { ...params, ...body, viewer, now }),
  )
  serve(getRefundLimits, ({ params, viewer }) => findRefundLimits(payments, { id: params.id, viewer }))
  serveAct(giveStaffMoneyBack, ({ params, body, viewer, now, request }) =>
    giveBack(payments, {
      ...params,
      ...body,
      viewer,
      now,
      key: parseKey(request.headers[idempotencyHeader]),
    }),
  )
}
