/** Every car of the demonstration world, the same on every machine and every day. */
import { type PaintColour, paintColours } from '#server/core/pictures/paint.ts'
import type { WorldCar, WorldFuelPolicy } from './car.ts'
import { extrasFor } from './cover.ts'
import { demoCars } from './demo-cars.ts'
import { type Draw, drawFor } from './deterministic.ts'
import { garages } from './garages.ts'
import { worldModels } from './models.ts'
import type { WorldModel } from './models/model.ts'
import { type WorldSupplier, worldSuppliers } from './suppliers.ts'
import { tariffFor } from './tariff.ts'

const policies: WorldFuelPolicy[] = [
  'fullToFull',
  'fullToFull',
  'fullToFull',
  'likeForlike',
  'likeForlike',
  'likeForlike',
  'freeTank',
  'FullToEmpty',
]
const unlimited = -1
const kilometres = [unlimited, unlimited, 150, 200, 250, 300]
const workPaints: PaintColour[] = ['pearl', 'pearl', 'silver', 'graphite', 'midnight']
/** Rated low on purpose: the rating filter and its order need somebody at the bottom. */
const disappointing: Record<string, number> = {
  'i10-sawa-02': 2.6,
  'duster-sawa-02': 2.9,
  'hiace-grassfields-02': 1.8,
  'i10-grassfields-02': 1.6,
  'sym-fako-03': 2.3,
}

function paintOf(model: WorldModel, draw: Draw): PaintColour {
  const atWork = model.range === 'bus' || model.range === 'truck' || model.range === 'caravan'
  if (atWork) return draw.pick(workPaints)
  return draw.chance(0.15) ? 'obsidian' : draw.pick(paintColours)
}

/** The agency's first place is its home: nearly every car is there, and a few places more. */
function placesOf(model: WorldModel, supplier: WorldSupplier, draw: Draw): string[] {
  const tooHeavy = (place: string) => model.range === 'truck' && place.endsWith('-airport')
  const [home, ...others] = supplier.locations.filter((place) => !tooHeavy(place))
  const served = others.filter((place) => draw.chance(place.endsWith('-airport') ? 0.85 : 0.55))
  const atHome = draw.chance(0.92) || served.length === 0
  return atHome && home ? [home, ...served] : served
}

function ratingOf(id: string, supplier: WorldSupplier, draw: Draw) {
  const known = disappointing[id]
  if (known) return { rating: known, trips: draw.whole(6, 40) }
  if (draw.chance(0.1)) return { rating: null, trips: 0 }
  const around = supplier.rating + (draw.next() + draw.next() - 1) * 0.7
  const rating = Math.round(Math.min(5, Math.max(3.2, around)) * 10) / 10
  return { rating, trips: draw.whole(3, 160) }
}

function carOf(model: WorldModel, supplier: WorldSupplier, number: number): WorldCar {
  const agency = supplier.id.split('-')[0]
  const id = `${model.id}-${agency}-${String(number).padStart(2, '0')}`
  const draw = drawFor(id)
  return {
    id,
    supplierId: supplier.id,
    name: model.name,
    body: model.body,
    range: model.range,
    fuelType: model.fuelType,
    gearbox: model.gearbox,
    seats: model.seats,
    doors: model.doors,
    airConditioning: model.airConditioning,
    colour: paintOf(model, draw),
    fuelPolicy: draw.pick(policies),
    mileage: draw.pick(kilometres),
    deposit: model.deposit,
    multimedia: model.multimedia,
    ...ratingOf(id, supplier, draw),
    minimumAge: model.minimumAge,
    available: !draw.chance(0.05),
    locations: placesOf(model, supplier, draw),
    tariff: tariffFor(model.dailyPrice, draw),
    extras: extrasFor(model, draw),
  }
}

export function worldFleet(): WorldCar[] {
  const modelById = new Map(worldModels.map((model) => [model.id, model]))
  const owned = worldSuppliers.flatMap((supplier) =>
    Object.entries(garages[supplier.id] ?? {}).flatMap(([modelId, count]) => {
      const model = modelById.get(modelId)
      if (!model) throw new Error(`${supplier.id} owns an unknown model: ${modelId}`)
      return Array.from({ length: count }, (_, index) => carOf(model, supplier, index + 1))
    }),
  )
  return [...demoCars, ...owned]
}
