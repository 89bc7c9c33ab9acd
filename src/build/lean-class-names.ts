// The names of styles as constants, which the bundler writes where they are used; left as variables, each is declared and
// exported for the files that share it.

export function leanClassNames() {
  return {
    name: 'lean-class-names',
    enforce: 'post' as const,
    apply: 'build' as const,
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler: (code: string) => code.replaceAll(/^export var /gm, 'export const '),
    },
  }
}
