// Marks the scripts that hydrate a page. A browser compiles a function when it is first called, in the middle of hydration and on
// the thread that answers presses; told that nearly all of a file is called at once, Chromium compiles it whole while it comes in,
// on another thread.

/** As Chromium's "explicit compile hints" have it, at the very start of a file. */
const hint = '//# allFunctionsCalledOnLoad\n'

type Bundle = Record<string, { type: 'asset' } | { type: 'chunk'; name: string; code: string }>

/** `names` are the chunks to mark. A plugin of Vite. */
export function compileHints(names: readonly string[]) {
  return {
    name: 'compile-hints',
    apply: 'build' as const,
    generateBundle: {
      // After Vite has put the names of files before the code.
      order: 'post' as const,
      handler(_options: unknown, bundle: Bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code
      },
    },
  }
}
