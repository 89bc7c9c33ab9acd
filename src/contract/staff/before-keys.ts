// What staff see to before the keys of a booking leave, and what a walk around its car begins with.

import * as v from 'valibot'
import { fuelPolicies, fuelTypes } from '#domain/car/car.ts'
import { depositMethods } from '#domain/deposit/ledger.ts'
import { damageKinds, damageSizes, damageZones } from '#domain/inspection/damage.ts'
import { identityKinds } from '#domain/inspection/seen-document.ts'
import { keySteps } from '#domain/inspection/walk.ts'
import { CarPricing } from '../cars/cars.ts'
import { Amount, Day, Id, Timestamp } from '../fields.ts'
import { Doer } from './doer.ts'

export const WalkStart = v.object({
  /** What the supplier asks. */
  requiredPictures: v.number(),
  checklist: v.array(v.string()),
  depositMethods: v.array(v.picklist(depositMethods)),
  fuel: v.picklist(fuelTypes),
  /** Of the car's latest record; null before the first. */
  lastKilometres: v.nullable(v.number()),
  /** Marks that are not repaired. */
  damages: v.array(
    v.object({
      _id: Id,
      kind: v.picklist(damageKinds),
      size: v.picklist(damageSizes),
      zone: v.picklist(damageZones),
      seenAt: Timestamp,
    }),
  ),
  /** By which a return is charged; null unless the car is out. Devices keep walks from before it was said. */
  charging: v.optional(
    v.nullable(
      v.object({
        /** Kilometres; -1 is unlimited. */
        mileagePerDay: v.number(),
        pricePerExtraKilometre: Amount,
        fuelPolicy: v.picklist(fuelPolicies),
        pricePerEighth: Amount,
        cleaningPrice: Amount,
        graceMinutes: v.number(),
        pricing: CarPricing,
      }),
    ),
  ),
})

const SeenLicence = v.object({
  number: v.string(),
  category: v.nullable(v.string()),
  validUntil: v.nullable(Day),
})

export const BeforeKeys = v.object({
  /** In XAF: what is to be paid, and what is to be taken of the security deposit. */
  due: Amount,
  depositLeft: Amount,
  /** What holds the keys up, in the order of the walk; nothing once they are out. */
  missing: v.array(v.picklist(keySteps)),
  /** What counts of each step. Numbers are masked. */
  steps: v.array(
    v.object({
      step: v.picklist(keySteps),
      at: Timestamp,
      by: Doer,
      /** Why it is set aside; null where it was seen. */
      setAside: v.nullable(v.string()),
      licence: v.nullable(SeenLicence),
      identity: v.nullable(v.object({ kind: v.picklist(identityKinds), number: v.string() })),
    }),
  ),
  /** Whether the reader may set a step aside. */
  maySetAside: v.boolean(),
})
