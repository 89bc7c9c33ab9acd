// The files of this installation, in a bucket or a folder under the data folder, sealed with the installation's key.

import { join } from 'node:path'
import { installationKeys, type FileKeys } from './keys/file-key.ts'
import { localFolder } from './local-folder.ts'
import type { FilePort } from './port.ts'
import { s3Bucket } from './s3-bucket.ts'
import { sealed, type SealedFiles } from './keys/sealed.ts'

/** Where uploaded files lie, below the data folder. */
export const filesFolder = (data: string): string => join(data, 'files')

/** The keys of an installation, where its files lie, and its files. */
export type OpenedFiles = { keys: FileKeys; stored: FilePort; files: SealedFiles }

type Place = Parameters<typeof installationKeys>[0] & { S3_URL?: string | undefined }

/** Throws as `installationKeys` and `s3Bucket` do, and when the folder cannot be made. */
export async function openFiles({ S3_URL: bucket, ...env }: Place): Promise<OpenedFiles> {
  const keys = await installationKeys(env)
  const stored = await (bucket ? s3Bucket(bucket) : localFolder(filesFolder(env.WOURI_DATA)))
  return { keys, stored, files: sealed(stored, keys) }
}
