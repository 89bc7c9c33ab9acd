// Names the build: a constant in the app, and a file for the server, which reports it with every answer.

import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { buildIdFile } from '../contract/site/build.ts'

const length = 10

/** From the sources' fingerprint where the build script knows it, so that equal sources give equal builds. */
export function buildId(fingerprint: string | undefined): string {
  return createHash('sha256')
    .update(fingerprint ?? String(Date.now()))
    .digest('hex')
    .slice(0, length)
}

export function writeBuildId(id: string): Plugin {
  return {
    name: 'write-build-id',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: buildIdFile, source: `${id}\n` })
    },
  }
}
