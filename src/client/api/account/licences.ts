import {
  createLicense,
  deleteLicense,
  deleteLicenseBack,
  deleteTempLicense,
  getLicense,
  updateLicense,
  updateLicenseBack,
} from '#contract/account/licences.ts'
import { pathOf } from '../site/address.ts'
import { call } from '../http.ts'
import { upload, type UploadOptions } from '../upload.ts'

/** Keeps a licence for 24 hours and returns its name, to be sent along with a booking. */
export function uploadLicence(file: File, options: UploadOptions = {}): Promise<string> {
  return upload(createLicense, { file, ...options })
}

/** Puts a licence, or its front, in place of the person's own; returns the new name. */
export function replaceLicence(userId: string, file: File, options: UploadOptions = {}): Promise<string> {
  return upload(updateLicense, { params: { id: userId }, file, ...options })
}

/** Puts the back beside the front; returns its name. Throws `licence-required` where there is no front any more. */
export function replaceLicenceBack(userId: string, file: File, options: UploadOptions = {}): Promise<string> {
  return upload(updateLicenseBack, { params: { id: userId }, file, ...options })
}

/** Removes both sides. */
export async function removeLicence(userId: string): Promise<void> {
  await call(deleteLicense, { params: { id: userId } })
}

export async function removeLicenceBack(userId: string): Promise<void> {
  await call(deleteLicenseBack, { params: { id: userId } })
}

/** Takes back an upload that no booking has used. Throws `not-found` when it is gone already. */
export async function discardLicence(name: string): Promise<void> {
  await call(deleteTempLicense, { params: { file: name } })
}

/** Address of the file; the server checks who may open it. */
export function licenceAddress(name: string): string {
  return pathOf(getLicense.path, { name })
}
