// Pictures of walks on this device, by their hash, until the server has taken them.

import { currentUserStore, walkStore } from '../user-store.ts'

/** As bytes: some browsers lose a file that they keep as one. */
type StoredPicture = { bytes?: unknown } | null | undefined
const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'

const pictures = () => currentUserStore(walkStore)

/** False where the device has not kept it: it is full, or keeps nothing. */
export async function keepPicture(sha256: string, bytes: ArrayBuffer): Promise<boolean> {
  await pictures().set(sha256, { bytes })
  return (await readPicture(sha256)) !== null
}

/** Null where it is not there. */
export async function readPicture(sha256: string): Promise<ArrayBuffer | null> {
  const bytes = ((await pictures().get(sha256)) as StoredPicture)?.bytes
  return isBytes(bytes) ? bytes : null
}

export async function dropPictures(hashes: readonly string[]): Promise<void> {
  for (const sha256 of hashes) await pictures().del(sha256)
}

/** One shrunk picture is about this large. */
const usual = 250_000

/** How many pictures more there is room for; null where the browser does not say. */
export async function roomForPictures(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined ? null : Math.max(0, Math.floor((quota - (usage ?? 0)) / usual))
  } catch {
    return null
  }
}

/** Asks the browser not to clear this site by itself; it may refuse. */
export async function askToStay(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
