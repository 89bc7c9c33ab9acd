// Builds scripts outside the app's module graph: each becomes one classic script at the root of the site.

import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const source = (path: string) => fileURLToPath(new URL(`../client/${path}`, import.meta.url))

/** By the name under which the site serves them. */
const scripts: Record<string, string> = {
  'document.js': source('hydration/document/document-script.ts'),
  'retired-worker.js': source('pwa/worker/retired-worker.ts'),
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'wouri' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return chunk.code
}

export function standaloneScripts(): Plugin {
  return {
    name: 'standalone-scripts',
    async generateBundle() {
      for (const [fileName, entry] of Object.entries(scripts))
        this.emitFile({ type: 'asset', fileName, source: await bundle(entry) })
    },
    configureServer(server) {
      for (const [fileName, entry] of Object.entries(scripts))
        server.middlewares.use(`/${fileName}`, (_request, response) => {
          void bundle(entry).then((code) => response.setHeader('content-type', 'text/javascript').end(code))
        })
    },
  }
}
