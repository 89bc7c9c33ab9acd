// A driver's licence: temporary until it is attached to a person. Paths and spelling are imposed (rule 11).

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { documentFailures } from '../file-failures.ts'

/** A file's name as the server gave it; one of another shape names nothing, and is answered like an absent one. */
const FileName = v.string()

const demonstrationDriver = 'amina-ngassa'
const exampleLicence = `${'0123456789abcdef'.repeat(4)}.jpg`
const exampleTemporary = `${'fedcba9876543210'.repeat(4)}.jpg`

export const getLicense = endpoint({
  method: 'GET',
  path: '/api/licenses/:name',
  summary:
    'A licence file, for its driver, and for staff of a booking of theirs from its acceptance to 30 days after the return',
  params: v.object({ name: FileName }),
  media: ['image/jpeg', 'application/pdf'],
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { name: exampleLicence } }),
})

export const createLicense = endpoint({
  method: 'POST',
  path: '/api/create-license',
  summary:
    'Takes a licence (JPG, PNG, WebP or PDF, up to 8 MB) and keeps it for 24 hours; answers the file name',
  multipart: 'file',
  response: v.string(),
  failures: ['required', ...documentFailures],
  access: 'public',
  example: () => ({}),
})

export const deleteTempLicense = endpoint({
  method: 'POST',
  path: '/api/delete-temp-license/:file',
  summary: 'Takes back an upload that is not attached yet; only its sender may',
  params: v.object({ file: FileName }),
  statuses: { 200: 'Deleted' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { file: exampleTemporary } }),
})

export const updateLicense = endpoint({
  method: 'POST',
  path: '/api/update-license/:id',
  summary:
    "Puts a licence in place of the caller's own, or the front of it: a back that is on file stays; answers the file name",
  params: v.object({ id: Id }),
  multipart: 'file',
  response: v.string(),
  failures: ['signed-out', 'not-found', 'required', ...documentFailures],
  access: 'signed-in',
  example: () => ({ params: { id: demonstrationDriver } }),
})

export const deleteLicense = endpoint({
  method: 'POST',
  path: '/api/delete-license/:id',
  summary: "Deletes the caller's own licence, the back too",
  params: v.object({ id: Id }),
  statuses: { 200: 'There is none any more' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { id: demonstrationDriver } }),
})

export const updateLicenseBack = endpoint({
  method: 'POST',
  path: '/api/update-license-back/:id',
  summary:
    "Puts the back of the caller's own licence beside the front, in place of the back before; answers the file name",
  params: v.object({ id: Id }),
  multipart: 'file',
  response: v.string(),
  failures: ['signed-out', 'not-found', 'required', 'licence-required', ...documentFailures],
  access: 'signed-in',
  example: () => ({ params: { id: demonstrationDriver } }),
})

export const deleteLicenseBack = endpoint({
  method: 'POST',
  path: '/api/delete-license-back/:id',
  summary: "Deletes the back of the caller's own licence; the front stays",
  params: v.object({ id: Id }),
  statuses: { 200: 'There is none any more' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { id: demonstrationDriver } }),
})
