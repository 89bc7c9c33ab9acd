// The addresses of what is managed, below /staff/manage; `$id` is one part of any text. Their screens: area/manage-screens.ts.

export const managePaths = [
  'cars/import',
  'cars/$id',
  'suppliers',
  'suppliers/new',
  'suppliers/$id',
  'own-supplier',
  'seasons',
  'seasons/new',
  'seasons/$id',
  'places',
  'places/new',
  'places/$id',
  'proposals',
  'proposals/new',
  'proposals/$id',
  'people',
  'people/$id',
  'figures',
  'reviews',
  'settings',
  'bank',
  'audit',
  'failed-work',
] as const

export type ManagePath = (typeof managePaths)[number]

/** Which screen an address below /staff/manage is, and its parameter; null for none. Fixed parts go before `$id`. */
export function manageScreenAt(address: string): { path: ManagePath; id?: string } | null {
  const exact = managePaths.find((path) => path === address)
  if (exact !== undefined) return { path: exact }
  for (const path of managePaths) {
    const [fixed = '', rest] = (path as string).split('$id')
    if (rest === undefined || !address.startsWith(fixed) || !address.endsWith(rest)) continue
    const id = address.slice(fixed.length, address.length - rest.length)
    if (id !== '' && !id.includes('/')) return { path, id }
  }
  return null
}

/** The part behind /staff/manage that leads to a screen. */
export const manageAddress = (path: ManagePath | '', id = ''): string => path.replace('$id', id)
