// The tables of what happens when keys leave and return.

import type { BookingChargesTable } from './charge-tables.ts'
import type { DriverPicturesTable, ReturnAnswersTable } from './driver-tables.ts'
import type { CarDamagesTable, InspectionPicturesTable, InspectionsTable } from './inspection-tables.ts'
import type { KeyStepsTable } from './key-tables.ts'

export type HandoverTables = {
  key_steps: KeyStepsTable
  booking_charges: BookingChargesTable
  driver_pictures: DriverPicturesTable
  return_answers: ReturnAnswersTable
  inspections: InspectionsTable
  inspection_pictures: InspectionPicturesTable
  car_damages: CarDamagesTable
}
