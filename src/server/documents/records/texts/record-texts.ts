// What the papers of a car's record say, in each language. No-break spaces are written as escapes, so that they can be seen.

import type { FuelPolicy } from '#domain/car/car.ts'
import type { DepositKind, DepositMethod } from '#domain/deposit/ledger.ts'
import type { ChargeKind, ChargeState } from '#domain/inspection/applied-charge.ts'
import type { DamageKind, DamageSize, DamageZone } from '#domain/inspection/damage.ts'
import type { ChecklistItem, InspectionKind, PictureSlot } from '#domain/inspection/inspection.ts'
import type { IdentityKind } from '#domain/inspection/seen-document.ts'
import type { Standing } from '#domain/inspection/standing.ts'

export type RecordTexts = {
  /** The paper of each kind of record. */
  titles: Record<InspectionKind, string>
  reference: string
  written: (date: string) => string
  /** Over the part that is in French too. */
  part: string
  standings: Record<Exclude<Standing, 'valid'>, string>
  undone: string
  parties: string
  agency: string
  driver: string
  secondDriver: string
  licence: (number: string, until: string | null) => string
  identity: Record<IdentityKind, (number: string) => string>
  rental: string
  car: string
  plate: string
  from: string
  to: string
  keysOut: string
  keysBack: string
  mileage: string
  kilometresADay: (many: string) => string
  unlimited: string
  extraKilometre: string
  fuelPolicy: string
  fuelPolicies: Record<FuelPolicy, string>
  money: string
  price: string
  charged: string
  paid: string
  left: string
  deposit: string
  depositHeld: string
  depositKinds: Record<DepositKind, string>
  depositMethods: Record<DepositMethod, string>
  charges: string
  noCharges: string
  chargeKinds: Record<ChargeKind, string>
  chargeStates: Record<Exclude<ChargeState, 'due'>, string>
  retained: (sum: string) => string
  state: string
  taken: string
  arrived: string
  kilometres: string
  driven: string
  fuel: string
  battery: string
  empty: string
  full: string
  clean: string
  yes: string
  no: string
  checklist: string
  checklistItems: Record<ChecklistItem, string>
  there: string
  lacking: string
  damages: string
  noDamages: string
  damageKinds: Record<DamageKind, string>
  damageSizes: Record<DamageSize, string>
  damageZones: Record<DamageZone, string>
  seat: string
  isNew: string
  pictures: string
  slots: Record<PictureSlot, string>
  detail: string
  /** Of pictures that are not on the sheet. */
  onTheirWay: (many: number) => string
  removed: (many: number) => string
  picturesAbove: string
  remark: string
  signatures: string
  notSigned: string
  refused: (reason: string) => string
  record: string
  seal: string
  page: (at: number, of: number) => string
}
