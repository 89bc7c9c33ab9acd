/** What a manufacturer decides about a car; an agency adds paint, price and places. */
import type { CarBody } from '#server/core/pictures/car-body.ts'

export type WorldRange = 'mini' | 'midi' | 'maxi' | 'scooter' | 'bus' | 'truck' | 'caravan'
export type WorldFuel = 'diesel' | 'gasoline' | 'electric' | 'hybrid' | 'plugInHybrid' | 'unknown'
export type WorldGearbox = 'manual' | 'automatic'
export type WorldMultimedia = 'touchscreen' | 'bluetooth' | 'androidAuto' | 'appleCarPlay'

export type WorldModel = {
  id: string
  name: string
  range: WorldRange
  body: CarBody
  fuelType: WorldFuel
  gearbox: WorldGearbox
  seats: number
  doors: number
  airConditioning: boolean
  multimedia: WorldMultimedia[]
  /** XAF per day, before an agency's own variation. */
  dailyPrice: number
  /** XAF held at the counter and given back. */
  deposit: number
  minimumAge: number
}

export const noScreen: WorldMultimedia[] = []
export const radio: WorldMultimedia[] = ['bluetooth']
export const screen: WorldMultimedia[] = ['touchscreen', 'bluetooth']
export const android: WorldMultimedia[] = ['touchscreen', 'bluetooth', 'androidAuto']
const connected: WorldMultimedia[] = ['touchscreen', 'bluetooth', 'androidAuto', 'appleCarPlay']

type Figures = {
  price: number
  deposit: number
  seats: number
  doors?: number
  age?: number
  fuel?: WorldFuel
  gearbox?: WorldGearbox
  air?: boolean
  media?: WorldMultimedia[]
}

/** A model in three lines: an automatic petrol car with air conditioning and four doors unless said otherwise. */
export function model(id: string, name: string, kind: [WorldRange, CarBody], figures: Figures): WorldModel {
  return {
    id,
    name,
    range: kind[0],
    body: kind[1],
    fuelType: figures.fuel ?? 'gasoline',
    gearbox: figures.gearbox ?? 'automatic',
    seats: figures.seats,
    doors: figures.doors ?? 4,
    airConditioning: figures.air ?? true,
    multimedia: figures.media ?? connected,
    dailyPrice: figures.price,
    deposit: figures.deposit,
    minimumAge: figures.age ?? 21,
  }
}
