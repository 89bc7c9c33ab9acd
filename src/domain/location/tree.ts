// Places where cars are picked up form a tree: a city holds its airport and its districts.

export const locationKinds = ['city', 'airport', 'district'] as const
export type LocationKind = (typeof locationKinds)[number]

export type PlaceInTree = { _id: string; parent: string | null }

/** The place itself and everything below it, in the order given. An unknown id gives an empty list. */
export function withDescendants(places: readonly PlaceInTree[], id: string): string[] {
  const found = new Set<string>()
  const visit = (current: string) => {
    if (found.has(current)) return
    found.add(current)
    for (const place of places) if (place.parent === current) visit(place._id)
  }
  if (places.some((place) => place._id === id)) visit(id)
  return [...found]
}

/**
 * Where a car that serves `served` is handed over when somebody asks for `asked`: there if it can be, else at the
 * first place below it (a search for Douala finds cars at its airport). Null when the car serves none of them.
 */
export function handoverPlace(
  places: readonly PlaceInTree[],
  asked: string,
  served: readonly string[],
): string | null {
  return withDescendants(places, asked).find((id) => served.includes(id)) ?? null
}
