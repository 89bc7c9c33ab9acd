// What a finger drew, in the words of SVG: lines alone, in whole units of the field.

export type Point = readonly [x: number, y: number]

/** The field is this many units wide and high, whatever its size on the screen. */
export const field = { width: 600, height: 200 } as const

/** Points closer to the last one than this add nothing that is seen. */
const step = 3
/** What a record takes. */
const longest = 20_000

/** The path of all strokes; null before anything was drawn. Thinned until it is at most `most` letters long. */
export function pathOf(strokes: readonly (readonly Point[])[], most = longest): string | null {
  for (let distance = step; ; distance *= 2) {
    const path = strokes.map((stroke) => written(thinned(stroke, distance))).join('')
    if (path.length <= most) return path === '' ? null : path
  }
}

function written(stroke: readonly Point[]): string {
  const [first, ...rest] = stroke.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
  if (first === undefined) return ''
  // A dot is a line to where it is.
  return `M${first}L${rest.length === 0 ? first : rest.join(' ')}`
}

function thinned(stroke: readonly Point[], distance: number): Point[] {
  const kept: Point[] = []
  for (const point of stroke) {
    const last = kept.at(-1)
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= distance) kept.push(point)
  }
  return kept
}
