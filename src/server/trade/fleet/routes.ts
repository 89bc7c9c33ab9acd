// The cars of a fleet: read, changed and photographed by owners and admins. The guard of the prefix asks for the right.

import { Readable } from 'node:stream'
import { sql } from 'kysely'
import * as acts from '#contract/staff/fleet/car-acts.ts'
import { changeStaffCarStates } from '#contract/staff/fleet/car-states.ts'
import * as calls from '#contract/staff/fleet/cars.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { languageOf } from '#server/core/staff/language-of.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { addPhoto, orderPhotos, removePhoto } from '#server/core/cars/photos/car-photos.ts'
import { copyPhotos } from '#server/core/cars/photos/copy-photos.ts'
import type { Intake } from '#server/platform/files/intake.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { Answer, type Serve, type Viewer } from '#server/platform/http/serve.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { eachRow, noteIn } from '#server/core/staff/each-row.ts'
import { ofFleet, refuseForeignCar } from '#server/core/staff/ownership.ts'
import { changeCar, changeOneOfMany, changeState, copyCar, createCar, removeCar } from './change-car.ts'
import { readStaffCar } from './find-staff-car.ts'
import { exportCars } from './export-cars.ts'
import { listFleetCars } from './list-cars.ts'

export function serveFleet(serve: Serve, store: FileStore, intake: Intake): void {
  const { db } = store
  serve(calls.listStaffCars, ({ query, viewer }) => {
    const { order = 'name', size = calls.carPageSizes[0], page, after, ...filters } = query
    return listFleetCars(db, viewer, { filters, order, size, page, after })
  })
  serve(calls.exportStaffCars, async ({ query: { order = 'name', ...filters }, viewer, now, reply }) => {
    const { id, seat } = viewer.person!
    const entityId = seat?.supplier ?? filters.supplier ?? 'all'
    await recordAct(db, { actor: id, action: 'exported', entity: 'cars', entityId }, now)
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="wouri-cars.csv"',
      'cache-control': 'private, no-store',
    })
    return Readable.from(exportCars(db, viewer, { filters, order, language: await languageOf(db, viewer) }))
  })
  serve(calls.listStaffFleets, ({ viewer }) => listFleets(db, viewer))
  serve(calls.getStaffCar, ({ params, viewer, now }) => readStaffCar(db, { ...params, viewer, now }))
  serve(acts.createStaffCar, async ({ body, viewer, now }) => {
    await createCar(db, body, { viewer, now })
    return new Answer(201, await readStaffCar(db, { id: body._id, viewer, now }))
  })
  serve(acts.changeStaffCar, async ({ params, body, viewer, now }) => {
    const asked = { id: params.id, viewer, now }
    await changeCar(db, body, asked)
    return readStaffCar(db, asked)
  })
  serve(acts.changeStaffCarState, async ({ params, body, viewer, now }) => {
    const asked = { id: params.id, viewer, now }
    await changeState(db, body, asked)
    return readStaffCar(db, asked)
  })
  serve(changeStaffCarStates, ({ body: { ids, state }, viewer, now, request }) =>
    eachRow(ids, (id) => changeOneOfMany(db, state, { id, viewer, now }), noteIn(request)),
  )
  serve(acts.copyStaffCar, async ({ params, body, viewer, now }) => {
    await copyCar(db, body._id, { id: params.id, viewer, now })
    if (body.photos) await copyPhotos(store, { from: params.id, to: body._id, viewer, now })
    return new Answer(201, await readStaffCar(db, { id: body._id, viewer, now }))
  })
  serve(acts.removeStaffCar, async ({ params, viewer, now }) => {
    await removeCar(db, { id: params.id, viewer, now })
    return new Answer<never>(200)
  })
  servePhotoActs(serve, store, intake)
}

function servePhotoActs(serve: Serve, store: FileStore, intake: Intake): void {
  const { db } = store
  serve(acts.addCarPhoto, async ({ params: { id }, viewer, now, request, reply }) => {
    await refuseForeignCar(db, id, viewer)
    const photo = await intake(
      { request, reply, viewer },
      'image',
      (bytes) => addPhoto(store, bytes, { id, viewer, now }),
      'photo',
    )
    const { photos } = await readStaffCar(db, { id, viewer, now })
    return new Answer(201, { _id: photo, photos })
  })
  serve(acts.orderCarPhotos, async ({ params: { id }, body, viewer, now }) => {
    await refuseForeignCar(db, id, viewer)
    await orderPhotos(store, body.photos, { id, viewer, now })
    return new Answer<never>(200)
  })
  serve(acts.removeCarPhoto, async ({ params: { id }, body, viewer, now }) => {
    await refuseForeignCar(db, id, viewer)
    try {
      await removePhoto(store, body.photo, { id, viewer, now })
    } catch (error) {
      // Sent again after the answer was lost, it is gone already.
      if (error instanceof Refusal && error.code === 'not-found') return new Answer<never>(200)
      throw error
    }
    return new Answer<never>(200)
  })
}

/** The suppliers whose cars the viewer manages, by name. */
async function listFleets(db: Db, viewer: Viewer): Promise<ResponseOf<typeof calls.listStaffFleets>> {
  const { rows } = await sql<ResponseOf<typeof calls.listStaffFleets>[number]>`
    SELECT s.id AS _id, s.name, s.markup_percent::float8 AS "markupPercent", s.car_limit AS "carLimit",
      (SELECT count(*)::int FROM cars c WHERE c.supplier_id = s.id AND c.retired_at IS NULL) AS cars
    FROM suppliers s WHERE ${ofFleet(viewer, sql`s.id`)} ORDER BY s.name, s.id`.execute(db)
  return rows
}
