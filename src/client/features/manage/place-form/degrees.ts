// Coordinates as people type and paste them.

/** Five decimals are about a metre. */
export const typedDegrees = (degrees: number): string => String(Number(degrees.toFixed(5)))

/** Decimal degrees with a point or a comma; undefined where nothing is typed, NaN where it is no number. */
export function readDegrees(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? undefined : Number(trimmed)
}

const pair = /^\s*(-?\d+\.\d+)\s*[,;\s]\s*(-?\d+\.\d+)\s*$/

/** Both numbers of "4.0503, 9.7001", as maps copy them; null for anything else: "4,0503" is one number. */
export function readPair(text: string): { latitude: string; longitude: string } | null {
  const [, latitude, longitude] = pair.exec(text) ?? []
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null
}
