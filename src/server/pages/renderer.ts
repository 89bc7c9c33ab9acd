// What the build made to draw the public pages with.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Draw } from '#contract/drawn-page.ts'

/** Takes the folder of the built renderer; gives its `draw`, null where nothing was built. */
export async function openRenderer(folder: string): Promise<Draw | null> {
  const file = join(folder, 'render.js')
  if (!existsSync(file)) return null
  const { draw } = (await import(pathToFileURL(file).href)) as { draw: Draw }
  return draw
}
