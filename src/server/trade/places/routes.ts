// Places for admins, and the ones that owners propose. The guard of the prefix asks for the right.

import * as calls from '#contract/staff/site/places.ts'
import * as proposals from '#contract/staff/site/place-proposals.ts'
import { preparePhoto } from '#server/core/cars/photos/prepare-photo.ts'
import type { Intake } from '#server/platform/files/intake.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { keepPicture } from '#server/core/public-pictures/keep-picture.ts'
import { changePlace, createPlace, removePlace } from './change-place.ts'
import { acceptProposal, declineProposal, keepProposal } from './decide-proposal.ts'
import { listProposals, readProposal } from './list-proposals.ts'
import { listStaffPlaces, readStaffPlace } from './list-places.ts'

type OnQueued = (() => void) | undefined

export function serveStaffPlaces(serve: Serve, store: FileStore, intake: Intake, onQueued: OnQueued): void {
  const { db } = store
  serveProposals(serve, db, onQueued)
  serve(calls.listStaffPlaces, () => listStaffPlaces(db))
  serve(calls.createStaffPlace, async ({ body, viewer, now }) => {
    await createPlace(db, body, { id: body._id, viewer, now })
    return new Answer(201, await readStaffPlace(db, body._id))
  })
  serve(calls.changeStaffPlace, async ({ params: { id }, body, viewer, now }) => {
    await changePlace(db, body, { id, viewer, now })
    return readStaffPlace(db, id)
  })
  serve(calls.removeStaffPlace, async ({ params: { id }, viewer, now }) => {
    await removePlace(db, { id, viewer, now })
    return new Answer<never>(200)
  })
  serve(calls.sendPlacePicture, async ({ viewer, now, request, reply }) => {
    const prepared = await intake({ request, reply, viewer }, 'image', preparePhoto, 'photo')
    return new Answer(201, { _id: await keepPicture(store, 'photo', prepared, { viewer, now }) })
  })
}

function serveProposals(serve: Serve, db: FileStore['db'], onQueued: OnQueued): void {
  serve(proposals.listPlaceProposals, ({ viewer }) => listProposals(db, viewer))
  serve(proposals.proposePlace, async ({ body, viewer, now }) => {
    await keepProposal(db, body, { id: body._id, viewer, now })
    return new Answer(201, await readProposal(db, viewer, body._id))
  })
  serve(proposals.acceptPlaceProposal, async ({ params: { id }, body, viewer, now }) => {
    await acceptProposal(db, body, { id, viewer, now })
    onQueued?.()
    return readProposal(db, viewer, id)
  })
  serve(proposals.declinePlaceProposal, async ({ params: { id }, body, viewer, now }) => {
    await declineProposal(db, body.reason, { id, viewer, now })
    onQueued?.()
    return readProposal(db, viewer, id)
  })
}
