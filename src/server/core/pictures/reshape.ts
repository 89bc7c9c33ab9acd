/** Other proportions of a drawn body: overhangs, wheelbase and roof, with wheels and their openings unchanged. */
import type { BodyDrawing, Outline, WheelStyle } from './body-drawing.ts'

type Proportions = {
  /** Factors of the drawn lengths. */
  front?: number
  wheelbase?: number
  rear?: number
  /** Factor of the height above the shoulder. */
  roof?: number
  wheels?: WheelStyle
  /** Outlines drawn on top, in the coordinates of the original. */
  more?: Outline[]
}

/** Half of what keeps its shape around the middle of a wheel. */
const opening = 54
const middle = 300

type Map = (value: number) => number

/** Stretches `points`, each with the factor up to it, and centres the result. */
function lengthways(
  { span: [nose, tail], wheels }: BodyDrawing,
  { front = 1, wheelbase = 1, rear = 1 }: Proportions,
): Map {
  const [first, last] = [wheels[0]!.x, wheels.at(-1)!.x]
  const zones: [end: number, factor: number][] = [
    [first - opening, front],
    [first + opening, 1],
    [last - opening, wheelbase],
    [last + opening, 1],
    [Infinity, rear],
  ]
  const from = (x: number) => {
    let [start, length] = [nose, 0]
    for (const [end, factor] of zones) {
      if (x <= end) return length + (x - start) * factor
      length += (end - start) * factor
      start = end
    }
    return length
  }
  const offset = middle - from(tail) / 2
  return (x) => offset + from(x)
}

const numbers = /-?(?:\d+\.?\d*|\.\d+)/g
const tenth = (value: number) => Math.round(value * 10) / 10

/** Relative commands draw small details and stay as they are. */
function mapPath(path: string, x: Map, y: Map): string {
  return path.replace(/([MLCHVA])([^A-Za-z]*)/g, (_, command: string, list: string) => {
    const values = (list.match(numbers) ?? []).map(Number)
    const mapped = values.map((value, index) => {
      if (command === 'H') return x(value)
      if (command === 'V') return y(value)
      if (command !== 'A') return index % 2 === 0 ? x(value) : y(value)
      return index % 7 < 5 ? value : index % 7 === 5 ? x(value) : y(value)
    })
    return command + mapped.map(tenth).join(' ')
  })
}

export function reshape(drawing: BodyDrawing, proportions: Proportions): BodyDrawing {
  const { span, light, wheels, outlines } = drawing
  const x = lengthways(drawing, proportions)
  const y = (value: number) =>
    value < light.shoulder ? light.shoulder - (light.shoulder - value) * (proportions.roof ?? 1) : value
  return {
    span: [x(span[0]), x(span[1])],
    light: { ...light, roof: y(light.roof) },
    wheels: wheels.map((wheel) => ({
      ...wheel,
      x: tenth(x(wheel.x)),
      style: proportions.wheels ?? wheel.style,
    })),
    outlines: [...outlines, ...(proportions.more ?? [])].map(([part, path]) => [part, mapPath(path, x, y)]),
  }
}
