// Taking back an upload that was not used.

import type { Viewer } from '#server/platform/http/serve.ts'
import { giveUpTemporary } from '#server/platform/files/give-up-temporary.ts'
import { discardFile, type FileStore } from '#server/platform/files/keep-file.ts'

/** Throws `not-found` unless it is a temporary licence that the viewer sent. */
export async function discardTemporary(store: FileStore, name: string, viewer: Viewer): Promise<void> {
  await discardFile(store, await giveUpTemporary(store.db, 'licence', name, viewer))
}
