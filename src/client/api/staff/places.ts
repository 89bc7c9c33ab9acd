// The places where cars are picked up, for admins.

import { queryOptions } from '@tanstack/react-query'
import type { BodyInputOf } from '#contract/endpoint.ts'
import * as calls from '#contract/staff/site/places.ts'
import { call } from '../http.ts'
import { locationQueries } from '../cars/locations.ts'
import { currentQueryClient } from '../query-client.ts'
import { upload, type UploadOptions } from '../upload.ts'

type NewPlace = BodyInputOf<typeof calls.createStaffPlace>
type PlaceChange = BodyInputOf<typeof calls.changeStaffPlace>

export const staffPlaceQueries = {
  /** Always asked again: a form begins with it. */
  list: () =>
    queryOptions({
      queryKey: ['staff', 'places'],
      queryFn: ({ signal }) => call(calls.listStaffPlaces, { signal }),
      staleTime: 0,
    }),
}

/** Forms and lists of places are read again: the own ones, and those that drivers choose from. */
async function renewPlaces(): Promise<void> {
  const client = currentQueryClient()
  void client.invalidateQueries({ queryKey: locationQueries.all().queryKey })
  await client.invalidateQueries({ queryKey: staffPlaceQueries.list().queryKey })
}

/** Sent again it is the same place. */
export async function createPlace(body: NewPlace): Promise<void> {
  await call(calls.createStaffPlace, { body })
  await renewPlaces()
}

/** Throws `changed-meanwhile` when it is another version than `was`. */
export async function changePlace(id: string, body: PlaceChange): Promise<void> {
  try {
    await call(calls.changeStaffPlace, { params: { id }, body })
  } finally {
    await renewPlaces()
  }
}

/** Throws `place-in-use`. */
export async function removePlace(id: string): Promise<void> {
  try {
    await call(calls.removeStaffPlace, { params: { id } })
  } finally {
    await renewPlaces()
  }
}

/** Returns the id by which a place names the picture. Throws one of `pictureFailures`. */
export async function sendPlacePicture(file: File, options: UploadOptions): Promise<string> {
  return (await upload(calls.sendPlacePicture, { file, ...options }))._id
}
