// The renderer of the public pages as the server runs it: the built one, read by Node itself and not by the tests' own tools.

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { RenderPage } from '#contract/prerendered-page.ts'

const dist = resolve(import.meta.dirname, '../../dist')

export const builtApp = resolve(dist, 'client')

/** Throws when there is no build. */
export function builtRenderer(): RenderPage {
  const file = resolve(dist, 'renderer/render.js')
  if (!existsSync(file)) throw new Error('There is no renderer: run npm run build first.')
  return (createRequire(import.meta.url)(file) as { render: RenderPage }).render
}
