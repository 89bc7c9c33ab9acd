/** Wheels, drawn once per picture at radius 40 and placed with <use>. */
import { ground, type Wheel, type WheelStyle } from './body-drawing.ts'

const metal = '#CDCFD1'
const metalShade = '#8F9397'

function around(count: number, path: string, fill: string): string {
  const turns = Array.from({ length: count - 1 }, (_, index) => (360 / count) * (index + 1))
  const copies = turns.map((turn) => `<use href="#s" transform="rotate(${turn})"/>`).join('')
  return `<g fill="${fill}"><path id="s" d="${path}"/>${copies}</g>`
}

const faces: Record<WheelStyle, string> = {
  star: around(5, 'M-3-5-2.4-17-9-28.4-5-29.4 0-20 5-29.4 9-28.4 2.4-17 3-5z', metal),
  fine: around(10, 'M-1.6-5-2.7-29.7H2.7L1.6-5z', metal),
  steel: `<circle r="25" fill="${metalShade}"/><circle r="16" fill="${metal}"/>${around(8, 'M-3.2-24.4a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0', '#33353A')}`,
  small: around(5, 'M-2.6-4-1.6-28-5.6-28.6H5.6L1.6-28 2.6-4z', metal),
}

/** The tyre, a dark barrel, the brake disc that shows through, the spokes and a bright lip. */
export function wheelDefinition(style: WheelStyle): string {
  return (
    '<g id="w"><circle r="40" fill="#19191B"/>' +
    '<circle r="36.2" fill="none" stroke="#3A3A3E" stroke-width=".9"/>' +
    '<circle r="33" fill="#1E1F22"/><circle r="20" fill="#54575C"/><circle r="10" fill="#1E1F22"/>' +
    `<g transform="scale(1.08)">${faces[style]}</g>` +
    `<circle r="32.3" fill="none" stroke="${metal}" stroke-width="1.8"/>` +
    `<circle r="6.4" fill="${metal}"/><circle r="3.6" fill="#2A2B2E"/></g>`
  )
}

export function placeWheel({ x, radius }: Wheel): string {
  const scale = Math.round((radius / 40) * 1000) / 1000
  return `<use href="#w" transform="translate(${x} ${ground - radius})scale(${scale})"/>`
}

/** The dark behind a wheel, seen through the opening cut into the shell. */
export function placeWell({ x, radius }: Wheel): string {
  return `<circle cx="${x}" cy="${ground - radius}" r="${radius + 7}" fill="#0E0E10"/>`
}

/** Where rubber meets the floor the shadow is nearly black. */
export function placeContact({ x, radius }: Wheel): string {
  return `<ellipse cx="${x}" cy="${ground}" rx="${radius + 6}" ry="6" fill="url(#f)"/>`
}
