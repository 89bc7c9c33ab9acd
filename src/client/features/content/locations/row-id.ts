/** Where the row of a place is on the page: /locations#douala. */
export function rowId(place: string): string {
  return place
}
