/** How a body is described: outlines in drawing order, each with the part it plays. Paint and light come later. */
export type Part =
  | 'shell'
  | 'under'
  | 'trim'
  | 'sheen'
  | 'shadow'
  | 'seam'
  | 'crease'
  | 'glass'
  | 'pillar'
  | 'chrome'
  | 'rail'
  | 'handle'
  | 'headlamp'
  | 'tailLamp'
  | 'lens'
  | 'indicator'
  | 'panel'
  | 'box'
  | 'metal'

export type Outline = [part: Part, path: string]

export type WheelStyle = 'star' | 'fine' | 'steel' | 'small'
export type Wheel = { x: number; radius: number; style: WheelStyle }

export type BodyDrawing = {
  /** Nose and tail. */
  span: [number, number]
  /** Where light falls: top of the roof, the shoulder that catches it, and the sill. */
  light: { roof: number; shoulder: number; sill: number }
  wheels: Wheel[]
  outlines: Outline[]
}

/** The baseline of all tyres, on the 600 by 400 canvas. */
export const ground = 322

/** A wheel opening cut into a sill drawn from right to left. */
export function arch(x: number, wheelRadius: number, gap: number, sill: number): string {
  const radius = wheelRadius + gap
  const half = Math.sqrt(radius ** 2 - (sill - (ground - wheelRadius)) ** 2)
  const large = sill > ground - wheelRadius ? 1 : 0
  return `L${tenth(x + half)} ${sill}A${radius} ${radius} 0 ${large} 0 ${tenth(x - half)} ${sill}`
}

/** A ring of dark cladding around a wheel opening, closed along the sill. */
export function archTrim(x: number, wheelRadius: number, gap: number, width: number, sill: number) {
  const inner = wheelRadius + gap
  const outer = inner + width
  const drop = sill - (ground - wheelRadius)
  const large = drop > 0 ? 1 : 0
  const half = (radius: number) => tenth(Math.sqrt(radius ** 2 - drop ** 2))
  return (
    `M${x + half(outer)} ${sill}A${outer} ${outer} 0 ${large} 0 ${tenth(x - half(outer))} ${sill}` +
    `H${tenth(x - half(inner))}A${inner} ${inner} 0 ${large} 1 ${tenth(x + half(inner))} ${sill}z`
  )
}

const tenth = (value: number) => Math.round(value * 10) / 10
