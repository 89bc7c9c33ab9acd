// The cars of a fleet, their photographs, and what their owner does to one.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as acts from '#contract/staff/fleet/car-acts.ts'
import {
  getStaffCar,
  listStaffCars,
  listStaffFleets,
  type StaffCar,
  type CarOrder,
  type StaffCarFilters,
} from '#contract/staff/fleet/cars.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import type { CarState } from '#domain/car/state.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'
import { notKept } from '../not-kept.ts'
import { currentQueryClient } from '../query-client.ts'
import { pageSize } from '../page-size.ts'
import { upload, type UploadOptions } from '../upload.ts'
import { renewCalendar } from '#client/api/bookings/staff-calendar.ts'

export type NewCar = BodyInputOf<typeof acts.createStaffCar>
export type CarChange = BodyInputOf<typeof acts.changeStaffCar>

/** `page` is counted from 1, where the list is shown page by page. */
type CarList = StaffCarFilters & { order?: CarOrder | undefined; page?: number | undefined }

const root = ['staff', 'cars'] as const

export const staffCarQueries = {
  /** `after` of one page is the `next` of the one before. A list that was filtered is not kept on the device. */
  list: ({ supplier, state, q, order, page = 1 }: CarList) => {
    const query = {
      ...(supplier && { supplier }),
      ...(state?.length && { state }),
      ...(q && { q }),
      ...(order && { order }),
      ...(page > 1 && { page }),
    }
    return infiniteQueryOptions({
      queryKey: [...root, 'list', query],
      queryFn: ({ pageParam, signal }) =>
        call(listStaffCars, {
          query: { ...query, size: pageSize, ...(pageParam !== null && { after: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: minute,
      ...(Object.keys(query).length > 0 && notKept),
    })
  },
  /** Always asked again: a form begins with it. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...root, 'one', id],
      queryFn: ({ signal }) => call(getStaffCar, { params: { id }, signal }),
      staleTime: 0,
    }),
  fleets: () =>
    queryOptions({
      queryKey: [...root, 'fleets'],
      queryFn: ({ signal }) => call(listStaffFleets, { signal }),
      staleTime: minute,
    }),
}

/** What is on the screen is the car as the act left it; lists, and the day's free cars, are asked for again. */
async function keep(car: StaffCar): Promise<StaffCar> {
  const client = currentQueryClient()
  client.setQueryData(staffCarQueries.one(car._id).queryKey, car)
  await client.invalidateQueries({ queryKey: [...root, 'list'] })
  void client.invalidateQueries({ queryKey: [...root, 'fleets'] })
  void client.invalidateQueries({ queryKey: ['staff', 'today'] })
  void renewCalendar()
  return car
}

/** Sent again it is the same car. Throws `plate-registered`, `car-limit`. */
export const createCar = async (body: NewCar): Promise<StaffCar> =>
  keep(await call(acts.createStaffCar, { body }))

/** Throws `changed-meanwhile` when the car is another version than `was`, and `plate-registered`. */
export const changeCar = async (id: string, body: CarChange): Promise<StaffCar> =>
  keep(await call(acts.changeStaffCar, { params: { id }, body }))

export const changeCarState = async (
  { _id: id, version: was }: StaffCar,
  state: CarState,
): Promise<StaffCar> => keep(await call(acts.changeStaffCarState, { params: { id }, body: { state, was } }))

/** `copy` is the id of the new one, made once per press. */
export const copyCar = async (id: string, copy: string, photos: boolean): Promise<StaffCar> =>
  keep(await call(acts.copyStaffCar, { params: { id }, body: { _id: copy, photos } }))

/** Throws `car-has-bookings`. */
export async function deleteCar(id: string): Promise<void> {
  await call(acts.removeStaffCar, { params: { id } })
  await currentQueryClient().invalidateQueries({ queryKey: [...root, 'list'] })
  void renewCalendar()
}

/** The car once more, with its photographs as they are now. */
export const renewCar = (id: string): Promise<void> =>
  currentQueryClient().invalidateQueries({ queryKey: staffCarQueries.one(id).queryKey })

/** The car with its papers as they are now, and where they are listed. */
export async function renewCarPapers(id: string): Promise<void> {
  const client = currentQueryClient()
  await client.invalidateQueries({ queryKey: staffCarQueries.one(id).queryKey })
  void client.invalidateQueries({ queryKey: [...root, 'list'] })
  void client.invalidateQueries({ queryKey: ['staff', 'today'] })
}

/** Returns the id of the photograph. Throws one of `pictureFailures`, `not-possible-now` when there are eight. */
export async function sendCarPhoto(id: string, file: File, options: UploadOptions): Promise<string> {
  const { _id } = await upload(acts.addCarPhoto, { params: { id }, file, ...options })
  await renewCar(id)
  return _id
}

/** All of them, the card's first. */
export async function orderCarPhotos(id: string, photos: string[]): Promise<void> {
  await call(acts.orderCarPhotos, { params: { id }, body: { photos } })
}

/** After photographs of many cars. */
export const renewCarLists = (): Promise<void> =>
  currentQueryClient().invalidateQueries({ queryKey: [...root, 'list'] })

export async function removeCarPhoto(id: string, photo: string): Promise<void> {
  await call(acts.removeCarPhoto, { params: { id }, body: { photo } })
}
