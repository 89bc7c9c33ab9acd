// Goes over the built scripts once more: another minifier finds what the bundler's own has left, a hundredth of what every
// phone fetches.

import { minify } from 'terser'

type Chunk = { type: string; fileName: string; code?: string }

/** The map library comes squeezed, and is large: it would take as long as all the rest. */
const isDone = (name: string) => name.includes('maplibre')

/** A plugin of Vite. Alone, instead of the bundler's own minifier, it would give more bytes. */
export function secondSqueeze() {
  return {
    name: 'second-squeeze',
    apply: 'build' as const,
    generateBundle: {
      order: 'post' as const,
      async handler(_options: unknown, bundle: Record<string, Chunk>) {
        const chunks = Object.values(bundle).filter(({ type, fileName }) => type === 'chunk' && !isDone(fileName))
        for (const chunk of chunks) {
          const { code } = await minify(chunk.code!, { module: true, ecma: 2020, compress: { passes: 2 } })
          if (code !== undefined) chunk.code = code
        }
      },
    },
  }
}
