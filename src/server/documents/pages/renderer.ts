// The built renderer of the public pages.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '#contract/prerendered-page.ts'

/** Takes the folder of the built renderer; returns its `render`, null where nothing was built. */
export async function openRenderer(folder: string): Promise<RenderPage | null> {
  const file = join(folder, 'render.js')
  if (!existsSync(file)) return null
  const { render } = (await import(pathToFileURL(file).href)) as { render: RenderPage }
  return render
}
