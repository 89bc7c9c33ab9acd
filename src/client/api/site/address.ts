// Writes the address of a call: parameters into the path, lists of the query joined with commas.

type Plain = string | number | boolean
export type Params = Readonly<Record<string, Plain>>
export type Query = Readonly<Record<string, Plain | readonly Plain[] | null | undefined>>

/** `/api/cars/:id` with its parameters filled in. */
export function pathOf(template: string, params: Params = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** `?pl=douala&gb=manual,automatic`, or nothing. Missing values and empty lists mean "any" and are left out. */
export function queryOf(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = [value ?? []].flat().join(',')
    if (text !== '') search.set(name, text)
  }
  const written = search.toString()
  return written === '' ? '' : `?${written}`
}
