// A straight line through measurements, and how sure its slope is.

export type Point = { x: number; y: number }
export type Line = {
  slope: number
  /** Of the slope: it is within two of these in nineteen of twenty cases. */
  error: number
}

/** By least squares; of three points at least. */
export function lineThrough(points: readonly Point[]): Line {
  const count = points.length
  if (count < 3) throw new Error('Too few points for a line.')
  const mean = (pick: (point: Point) => number) => points.reduce((sum, point) => sum + pick(point), 0) / count
  const [middle, height] = [mean(({ x }) => x), mean(({ y }) => y)]
  const spread = points.reduce((sum, { x }) => sum + (x - middle) ** 2, 0)
  const slope = points.reduce((sum, { x, y }) => sum + (x - middle) * (y - height), 0) / spread
  const rest = points.reduce((sum, { x, y }) => sum + (y - height - slope * (x - middle)) ** 2, 0)
  return { slope, error: Math.sqrt(rest / (count - 2) / spread) }
}
