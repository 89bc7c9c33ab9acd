// The logo of a supplier and its rental conditions, a PDF for each language: both are sent by owners and admins.

import * as v from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { Id, Language } from '../../fields.ts'
import { pdfFailures, pictureFailures } from '../../file-failures.ts'
import { StaffSupplier } from '../people/suppliers.ts'

/** 2 MB: it travels with every confirmation. */
export const largestConditions = 2 * 1024 * 1024

const owners = { access: 'staff', right: 'manage-terms', response: StaffSupplier } as const
const failures = ['signed-out', 'forbidden', 'not-found'] as const
const params = v.object({ id: Id })
const ofLanguage = v.object({ id: Id, language: Language })

export const changeSupplierLogo = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/logo',
  summary:
    'For admins and owners: a picture (JPG, PNG or WebP, up to 8 MB) takes the place of the drawn mark',
  params,
  multipart: 'image',
  failures: [...failures, 'required', ...pictureFailures],
  ...owners,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' } }),
})

export const removeSupplierLogo = endpoint({
  method: 'DELETE',
  path: '/api/staff/suppliers/:id/logo',
  summary: 'For admins and owners: the drawn mark is shown again',
  params,
  failures,
  ...owners,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' } }),
})

export const addConditions = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/conditions/:language',
  summary:
    'For admins and owners: the rental conditions in a language, a PDF of at most 2 MB without scripts, files or a password; bookings keep those they were made under',
  params: ofLanguage,
  multipart: 'file',
  failures: [...failures, 'required', ...pdfFailures],
  ...owners,
  example: () => ({
    as: 'admin',
    params: { id: 'mboa-prestige', language: 'en' },
    body: '%PDF-1.4\n%%EOF',
  }),
})

export const removeConditions = endpoint({
  method: 'DELETE',
  path: '/api/staff/suppliers/:id/conditions/:language',
  summary: 'For admins and owners: new bookings are made without conditions in this language',
  params: ofLanguage,
  failures,
  ...owners,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige', language: 'en' } }),
})
