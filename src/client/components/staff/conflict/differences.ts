// In which fields two versions of a form differ. A field that has parts (`name.fr`) is compared part by part; a list is one value.

export type Difference = { path: string; mine: unknown; theirs: unknown }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** In the order of `mine`. */
export function differencesOf(mine: object, theirs: object, above = ''): Difference[] {
  const others = theirs as Record<string, unknown>
  return Object.entries(mine).flatMap(([name, value]: [string, unknown]) => {
    const other = others[name]
    const path = above + name
    if (isGroup(value) && isGroup(other)) return differencesOf(value, other, `${path}.`)
    return isSame(value, other) ? [] : [{ path, mine: value, theirs: other }]
  })
}

/** What stands at a path. */
export function valueAt(draft: object, path: string): unknown {
  let value: unknown = draft
  for (const name of path.split('.')) value = isGroup(value) ? value[name] : undefined
  return value
}

/** The top field of the path, with this value in it. */
export function withValueAt<D extends object>(draft: D, path: string, value: unknown): Partial<D> {
  const [name, ...rest] = path.split('.') as [string, ...string[]]
  if (rest.length === 0) return { [name]: value } as Partial<D>
  const group = (draft as Record<string, object>)[name]!
  return { [name]: { ...group, ...withValueAt(group, rest.join('.'), value) } } as Partial<D>
}
