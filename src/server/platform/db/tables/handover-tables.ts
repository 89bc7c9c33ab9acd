// The tables of what happens when keys leave and return.

import type { CarDamagesTable, InspectionPicturesTable, InspectionsTable } from './inspection-tables.ts'
import type { KeyStepsTable } from './key-tables.ts'

export type HandoverTables = {
  key_steps: KeyStepsTable
  inspections: InspectionsTable
  inspection_pictures: InspectionPicturesTable
  car_damages: CarDamagesTable
}
