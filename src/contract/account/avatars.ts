// A person's picture. Its address cannot be guessed and never changes its content.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { pictureFailures } from '../file-failures.ts'

const demonstrationDriver = 'amina-ngassa'
const exampleAvatar = `${'0011223344556677'.repeat(4)}.webp`

export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/avatars/:name',
  summary: "A person's picture, 512 by 512",
  params: v.object({ name: v.string() }),
  media: ['image/webp'],
  failures: ['not-found'],
  access: 'public',
  example: () => ({ params: { name: exampleAvatar } }),
})

export const updateAvatar = endpoint({
  method: 'POST',
  path: '/api/update-avatar/:userId',
  summary:
    "Puts a picture (JPG, PNG or WebP, up to 8 MB) in place of the caller's own; answers the file name",
  params: v.object({ userId: Id }),
  multipart: 'image',
  response: v.string(),
  failures: ['signed-out', 'not-found', 'required', ...pictureFailures],
  access: 'signed-in',
  example: () => ({ params: { userId: demonstrationDriver } }),
})

export const deleteAvatar = endpoint({
  method: 'POST',
  path: '/api/delete-avatar/:userId',
  summary: "Deletes the caller's own picture",
  params: v.object({ userId: Id }),
  statuses: { 200: 'There is none any more' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { userId: demonstrationDriver } }),
})
