// Taking back an upload that was not used.

import type { Viewer } from '../http/serve.ts'
import { giveUpTemporary } from '../files/give-up-temporary.ts'
import { discardFile, type FileStore } from '../files/keep-file.ts'

/** Throws `not-found` unless it is a temporary licence that the viewer sent. */
export async function discardTemporary(store: FileStore, name: string, viewer: Viewer): Promise<void> {
  await discardFile(store, await giveUpTemporary(store.db, 'licence', name, viewer))
}
