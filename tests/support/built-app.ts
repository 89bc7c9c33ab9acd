// The app as it was built, for the server to serve: `npm test` and `npm run e2e` build it first.

import { resolve } from 'node:path'
import type { Ports } from '#server/app/ports.ts'
import { openRenderer } from '#server/documents/pages/renderer.ts'

const folder = (name: string) => resolve(import.meta.dirname, '../../dist', name)

/** The ports of a server that serves it, and renders the public pages with it. */
export async function builtApp(): Promise<Pick<Ports, 'appFolder' | 'renderPage'>> {
  const renderPage = await openRenderer(folder('renderer'))
  if (renderPage === null) throw new Error('The app is not built: npm run build')
  return { appFolder: folder('client'), renderPage }
}
