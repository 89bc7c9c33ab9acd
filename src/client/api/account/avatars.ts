import { deleteAvatar, getAvatar, updateAvatar } from '#contract/account/avatars.ts'
import { pathOf } from '../site/address.ts'
import { call } from '../http.ts'
import { upload } from '../upload.ts'

type UploadOptions = { signal?: AbortSignal; onProgress?: (fraction: number) => void }

/** Where a picture is shown from; its content never changes. */
export function avatarAddress(name: string): string {
  return pathOf(getAvatar.path, { name })
}

/** Puts a picture in place of the own one and returns its name. Throws one of `pictureFailures`. */
export function replaceAvatar(userId: string, file: File, options: UploadOptions = {}): Promise<string> {
  return upload(updateAvatar, { params: { userId }, file, ...options })
}

export async function removeAvatar(userId: string): Promise<void> {
  await call(deleteAvatar, { params: { userId } })
}
