/** What an agency asks for extras: the dearer the car, the dearer its protection. */
import type { WorldExtra, WorldExtras } from './car.ts'
import { rounded, type Draw } from './deterministic.ts'
import type { WorldModel } from './models/model.ts'

const unavailable = -1
const included = 0

type Habit = { ofDailyPrice: number; includedShare: number; unavailableShare: number }

const habits: Record<WorldExtra, Habit> = {
  cancellation: { ofDailyPrice: 0.1, includedShare: 0.3, unavailableShare: 0.1 },
  amendments: { ofDailyPrice: 0.06, includedShare: 0.45, unavailableShare: 0.1 },
  theftProtection: { ofDailyPrice: 0.04, includedShare: 0.35, unavailableShare: 0.15 },
  collisionDamageWaiver: { ofDailyPrice: 0.08, includedShare: 0.35, unavailableShare: 0.1 },
  fullInsurance: { ofDailyPrice: 0.15, includedShare: 0.1, unavailableShare: 0.25 },
  additionalDriver: { ofDailyPrice: 0.06, includedShare: 0.25, unavailableShare: 0.1 },
}

function ask(extra: WorldExtra, model: WorldModel, draw: Draw): number {
  const habit = habits[extra]
  const lot = draw.next()
  if (lot < habit.includedShare) return included
  if (lot < habit.includedShare + habit.unavailableShare) return unavailable
  return Math.max(500, rounded(model.dailyPrice * habit.ofDailyPrice, 500))
}

export function extrasFor(model: WorldModel, draw: Draw): WorldExtras {
  const asked = {
    cancellation: ask('cancellation', model, draw),
    amendments: ask('amendments', model, draw),
    theftProtection: ask('theftProtection', model, draw),
    collisionDamageWaiver: ask('collisionDamageWaiver', model, draw),
    fullInsurance: ask('fullInsurance', model, draw),
    additionalDriver: ask('additionalDriver', model, draw),
  }
  // Local insurers sell no full cover for two wheels, and a scooter has no second driver.
  if (model.body === 'scooter') {
    return { ...asked, fullInsurance: unavailable, additionalDriver: unavailable }
  }
  return asked
}
