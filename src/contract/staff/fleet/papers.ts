// The papers of a car: insurance, technical inspection, registration. Owners and admins keep them; their files are private.

import * as v from 'valibot'
import { carPaperKinds } from '#domain/papers/paper.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Day, Id } from '../../fields.ts'
import { line } from '../../text.ts'
import { documentFailures } from '../../file-failures.ts'

const failures = ['signed-out', 'forbidden', 'not-found'] as const
const staff = { access: 'staff', right: 'manage-cars' } as const

/** As the upload answered it. */
const FileName = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}\.(jpg|pdf)$/, code('invalid-input')))

export const Paper = v.object({
  _id: Id,
  number: v.string(),
  /** The last day on which it holds; null is without an end. */
  validUntil: v.nullable(Day),
  file: v.nullable(v.string()),
  /** A newer one has taken its place. */
  isReplaced: v.boolean(),
})

export const CarPaper = v.object({ kind: v.picklist(carPaperKinds), ...Paper.entries })
export type CarPaper = v.InferOutput<typeof CarPaper>

export const PaperFields = v.object({
  number: v.pipe(line(60), v.minLength(1, code('required'))),
  validUntil: v.nullable(Day),
  file: v.nullable(FileName),
})

export const NewPaper = v.object({
  /** Made by the caller: sent again, it is the same paper. */
  _id: v.pipe(v.string(), v.uuid(code('invalid-input'))),
  ...PaperFields.entries,
  /** The one that counted until now; null where there was none. */
  replaces: v.nullable(Id),
})

/** Those that count first, then the earlier ones, latest first. */
const CarPapers = v.object({ papers: v.array(CarPaper) })

const params = v.object({ id: Id })
const examplePaperFile = `${'a0b1c2d3e4f56789'.repeat(4)}.jpg`

export const getPaperFile = endpoint({
  method: 'GET',
  path: '/api/staff/paper-files/:name',
  summary:
    'For owners and admins: the file of a paper of the own fleet; each look is recorded, and it is kept nowhere',
  params: v.object({ name: v.string() }),
  media: ['image/jpeg', 'application/pdf'],
  failures,
  ...staff,
  example: () => ({ as: 'admin', params: { name: examplePaperFile } }),
})

export const addPaperFile = endpoint({
  method: 'POST',
  path: '/api/staff/paper-files',
  summary:
    'For owners and admins: takes the file of a paper (JPG, PNG, WebP or PDF, up to 8 MB) and keeps it for 24 hours; answers its name',
  multipart: 'file',
  response: v.string(),
  failures: ['signed-out', 'forbidden', 'required', ...documentFailures],
  ...staff,
  example: () => ({ as: 'admin' }),
})

export const addCarPaper = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/papers',
  summary:
    'For owners and admins: gives a car a paper, in place of the one of its kind that the screen showed',
  params,
  body: v.object({ kind: v.picklist(carPaperKinds, code('invalid-input')), ...NewPaper.entries }),
  response: CarPapers,
  statuses: { 201: 'Added' },
  failures: [
    ...failures,
    'required',
    'invalid-date',
    'invalid-input',
    'too-long',
    'card-number-in-text',
    'changed-meanwhile',
    'idempotency-key-reused',
  ],
  ...staff,
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-prado-dated' },
    body: {
      _id: '5a1d6c1e-0b3f-4c7e-9f1a-2f6b7d8c9e01',
      kind: 'inspection',
      number: 'VT 2027 004512',
      validUntil: new Date(now + 200 * 86_400_000).toISOString().slice(0, 10),
      file: null,
      replaces: null,
    },
  }),
})

export const removeCarPaper = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/papers/remove',
  summary: 'For owners and admins: deletes a paper of a car with its file; the one before counts again',
  params,
  body: v.object({ paper: Id }),
  response: CarPapers,
  failures,
  ...staff,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-prado-dated' },
    body: { paper: '5a1d6c1e-0b3f-4c7e-9f1a-2f6b7d8c9e01' },
  }),
})
