// Places and cars of the demonstration world.

import { addDays, instantOf, type Day } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { WorldCar } from './world/car.ts'
import { worldLocations } from './world/locations.ts'
import { meetingPoints } from './world/meeting-points.ts'
import { placeAliases } from './world/place-aliases.ts'
import { plateOf } from './world/plates.ts'

export async function fillLocations(tx: Tx): Promise<void> {
  await tx
    .insertInto('locations')
    .values(
      worldLocations.map(({ id, parent, kind, name, address, latitude, longitude, order }) => ({
        id,
        parent,
        kind,
        name: JSON.stringify(name),
        address: JSON.stringify(address),
        meeting_point: id in meetingPoints ? JSON.stringify(meetingPoints[id]) : null,
        aliases: placeAliases[id] ?? [],
        latitude,
        longitude,
        position: order,
      })),
    )
    .execute()
}

function carValues(car: WorldCar, index: number) {
  const { tariff } = car
  return {
    id: car.id,
    supplier_id: car.supplierId,
    name: car.name,
    plate: plateOf(car, index),
    image: `/pictures/cars/${car.body}-${car.colour}.svg`,
    range: car.range,
    fuel_type: car.fuelType,
    gearbox: car.gearbox,
    fuel_policy: car.fuelPolicy,
    seats: car.seats,
    doors: car.doors,
    air_conditioning: car.airConditioning,
    mileage: car.mileage,
    deposit: car.deposit,
    multimedia: car.multimedia,
    minimum_age: car.minimumAge,
    available: car.available,
    location_ids: car.locations,
    daily_price: tariff.dailyPrice,
    discounted_daily_price: tariff.discountedDailyPrice,
    hourly_price: tariff.hourlyPrice,
    discounted_hourly_price: tariff.discountedHourlyPrice,
    bi_weekly_price: tariff.biWeeklyPrice,
    discounted_bi_weekly_price: tariff.discountedBiWeeklyPrice,
    weekly_price: tariff.weeklyPrice,
    discounted_weekly_price: tariff.discountedWeeklyPrice,
    monthly_price: tariff.monthlyPrice,
    discounted_monthly_price: tariff.discountedMonthlyPrice,
    is_date_based_price: tariff.isDateBasedPrice,
    extras: JSON.stringify(car.extras),
  }
}

/** Inserts the cars; date-based prices are counted from `today`. */
/** Days that the cars of the world have been listed. */
const listedFor = 240

export async function fillCars(tx: Tx, cars: readonly WorldCar[], today: Day): Promise<void> {
  await tx.insertInto('cars').values(cars.map(carValues)).execute()
  const datePrices = cars.flatMap((car) =>
    car.tariff.dateBasedPrices.map(({ fromDay, toDay, dailyPrice }) => ({
      car_id: car.id,
      start_date: addDays(today, fromDay),
      end_date: addDays(today, toDay),
      daily_price: dailyPrice,
    })),
  )
  await tx.insertInto('car_date_prices').values(datePrices).execute()
  // The world's bookings began before today, and so did its cars.
  await tx
    .updateTable('car_listings')
    .set({ from_at: new Date(instantOf(`${addDays(today, -listedFor)}T00:00`)!) })
    .execute()
}
