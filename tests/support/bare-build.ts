// A built app with nothing in it, for what is about documents and not about what is on them.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderPage } from '#contract/prerendered-page.ts'

const shell =
  '<!doctype html><html lang="en"><head><!--site-head--><!--/site-head--></head><body><div id="root"><!--shell--><!--/shell--></div></body></html>'

const renderer =
  (body: string): RenderPage =>
  async () => ({
    title: 'A page',
    description: 'About it',
    body,
    state: '{}',
    screen: { route: null, blocks: [], catalogs: [] },
    questions: [{ question: 'Where?', answer: 'Here.' }],
    hasCars: false,
  })

/** The ports of a server that serves it, and what removes it again. `body` is what every page shows. */
export function makeBareBuild(body = '<main></main>') {
  const folder = mkdtempSync(join(tmpdir(), 'wouri-bare-'))
  mkdirSync(join(folder, '.vite'))
  const manifest = { 'index.html': { file: 'assets/app-12345678.js', isEntry: true } }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'document.js'), '')
  writeFileSync(join(folder, 'index.html'), shell)
  return {
    ports: { appFolder: folder, renderPage: renderer(body) },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
