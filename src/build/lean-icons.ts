// Draws the icons of lucide-react with a component of ours in the built app: the package's own weighs more than the icons.

import { fileURLToPath } from 'node:url'

const component = fileURLToPath(new URL('../client/ui/icon.ts', import.meta.url))

export function leanIcons() {
  return {
    name: 'lean-icons',
    enforce: 'pre' as const,
    apply: 'build' as const,
    resolveId: { filter: { id: /[\\/]createLucideIcon\.mjs$/ }, handler: () => component },
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      // React wants keys for lists only, and ours is not one; names are for a search.
      handler: (code: string) => code.replaceAll(/,\s*key: "\w+"|^\s*name: "[^"]+",$|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm, ''),
    },
  }
}
