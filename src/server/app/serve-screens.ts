// The screens of the built app.

import type { FastifyInstance } from 'fastify'
import { prerenderedPages } from '#contract/pages.ts'
import type { AreSuppliersHidden } from '#server/core/settings/hidden-suppliers.ts'
import { ownShell } from '#server/documents/pages/own-shell.ts'
import { servePages } from '#server/documents/pages/routes.ts'
import { serveApp } from '#server/platform/http/app-files/static.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { publicOrigin } from '#server/platform/http/public-origin.ts'
import type { Ports } from './ports.ts'

/** The built app: its public pages rendered here where there is a renderer, the shell for every other screen. */
export async function serveScreens(
  app: FastifyInstance,
  ports: Ports,
  reads: Limiter,
  areSuppliersHidden: AreSuppliersHidden,
): Promise<void> {
  const {
    appFolder: folder,
    earlierBuilds: earlier,
    retireWorker,
    renderPage: render,
    db,
    now,
    countryHeader = null,
  } = ports
  const files = { folder, earlier, retireWorker }
  if (folder === undefined || render === undefined) return serveApp(app, files)
  const origin = publicOrigin(ports.origin)
  const notFound = await servePages(app, {
    folder,
    render,
    db,
    now,
    reads,
    origin,
    areSuppliersHidden,
    countryHeader,
  })
  const sendShell = await ownShell(folder)
  await serveApp(app, { ...files, notFound, sendShell, prerendered: prerenderedPages })
}
