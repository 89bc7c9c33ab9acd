// The outline of each kind of body, unfolded: from above in the middle with the nose up, its two sides beside it.

import type { CarType } from '../car/car.ts'
import type { DamageZone } from './damage.ts'

/** In units of the drawing, from nose to tail, and half of the width. */
type Body = {
  nose: number
  screen: number
  roof: number
  tail: number
  half: number
  axles: [number, number]
}

const bodies: Record<CarType, Body> = {
  mini: { nose: 62, screen: 34, roof: 116, tail: 42, half: 48, axles: [54, 208] },
  midi: { nose: 82, screen: 40, roof: 92, tail: 82, half: 50, axles: [64, 238] },
  maxi: { nose: 82, screen: 36, roof: 142, tail: 44, half: 54, axles: [66, 244] },
  scooter: { nose: 92, screen: 20, roof: 96, tail: 66, half: 24, axles: [38, 236] },
  bus: { nose: 26, screen: 38, roof: 226, tail: 42, half: 56, axles: [62, 264] },
  truck: { nose: 66, screen: 34, roof: 78, tail: 148, half: 54, axles: [58, 258] },
  caravan: { nose: 40, screen: 36, roof: 218, tail: 44, half: 60, axles: [62, 262] },
}

/** Where nothing is known of a car it is drawn as most are. */
const usual = bodies.midi

const middle = 150
const top = 12
export const width = 300

type Point = [x: number, y: number]
export type Zone = { zone: DamageZone; path: string; centre: Point }
export type Outline = {
  height: number
  zones: Zone[]
  /** Lines that are no zone: windows, seams, mirrors. */
  seams: string
}

/** Its zones from the nose to the tail, then the sides and the wheels; what no drawing shows is not among them. */
export function outlineOf(range: CarType | undefined): Outline {
  const body = range === undefined ? usual : bodies[range]
  const { nose, screen, roof, tail, half, axles } = body
  const glass = top + nose
  const roofs = glass + screen
  const end = roofs + roof
  const bottom = end + tail
  const inner = half - 12
  const [l, r] = [middle - half, middle + half]
  const [li, ri] = [middle - inner, middle + inner]
  const isScooter = range === 'scooter'
  const sides = [side(body, 1), side(body, -1)] as const
  const wheels = [1, -1].flatMap((turn) => axles.map((at) => circle(middle - turn * 126, top + at, 17)))
  const zones: Zone[] = [
    {
      zone: 'front',
      path: `M${l} ${glass}V${top + 26}Q${l} ${top} ${middle} ${top}T${r} ${top + 26}V${glass}z`,
      centre: [middle, top + nose / 2],
    },
    ...(isScooter
      ? []
      : [
          {
            zone: 'windscreen' as const,
            path: `M${l} ${glass}H${r}L${ri} ${roofs}H${li}z`,
            centre: [middle, glass + screen / 2] as Point,
          },
        ]),
    {
      zone: isScooter ? 'cabin' : 'roof',
      path: `M${li} ${isScooter ? glass : roofs}H${ri}V${end}H${li}z`,
      centre: [middle, (roofs + end) / 2],
    },
    {
      zone: 'rear',
      path: `M${li} ${end}H${ri}L${r} ${end + 14}V${bottom - 16}Q${r} ${bottom} ${r - 18} ${bottom}H${l + 18}Q${l} ${bottom} ${l} ${bottom - 16}V${end + 14}z`,
      centre: [middle, end + tail / 2 + 4],
    },
    { zone: 'left', path: sides[0], centre: [48, (glass + end) / 2] },
    { zone: 'right', path: sides[1], centre: [width - 48, (glass + end) / 2] },
    { zone: 'wheels', path: wheels.join(''), centre: [24, top + axles[0]] },
  ]
  return { height: bottom + top, zones, seams: isScooter ? bars(glass) : seamsOf(body) }
}

/** A side lies with its wheels outwards; `turn` is 1 for the left one. */
function side({ nose, screen, roof, tail }: Body, turn: 1 | -1): string {
  const x = (from: number) => middle - turn * (middle - from)
  const glass = top + nose
  const end = glass + screen + roof
  const bottom = end + tail
  return (
    `M${x(24)} ${top + 12}L${x(38)} ${top}L${x(50)} ${top + 6}L${x(56)} ${glass}L${x(80)} ${glass + screen}` +
    `V${end}L${x(58)} ${Math.min(bottom, end + 26)}L${x(54)} ${bottom - 4}L${x(38)} ${bottom}L${x(24)} ${bottom - 12}z`
  )
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Side windows, the line between the doors and the mirrors. */
function seamsOf({ nose, screen, roof, half }: Body): string {
  const from = top + nose + screen * 0.7
  const to = top + nose + screen + roof
  const between = (from + to) / 2
  const windows = [1, -1].map((turn) => {
    const x = (at: number) => middle - turn * (middle - at)
    return `M${x(58)} ${from}L${x(74)} ${from + 12}V${to - 4}L${x(60)} ${to + 8}zM${x(30)} ${between}H${x(76)}`
  })
  const mirrors = [1, -1].map((turn) => `M${middle - turn * half} ${from - 6}h${-turn * 9}v8h${turn * 9}`)
  return [...windows, ...mirrors].join('')
}

/** The handlebar of a scooter. */
const bars = (at: number) => `M${middle - 46} ${at - 34}Q${middle} ${at - 14} ${middle + 46} ${at - 34}`
