/** A car in side elevation on a plain warm floor, as a self-contained SVG of 600 by 400. */
import { type BodyDrawing, type Part, ground } from './body-drawing.ts'
import { bodyDrawings } from './bodies.ts'
import type { CarBody } from './car-body.ts'
import { type Paint, type PaintColour, paints } from './paint.ts'
import { placeWell, placeWheel, wheelDefinition } from './wheel.ts'

const floor = '#F4F2EE'

/** Presentation attributes, never style blocks: a strict content policy would drop those. */
function attributesOf(part: Part, paint: Paint): string {
  const stroke = (colour: string, width: number, opacity = 1) =>
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
    (opacity < 1 ? ` opacity="${opacity}"` : '')
  switch (part) {
    case 'shell':
      return `fill="url(#p)" stroke="${paint.line}" stroke-width=".8"`
    case 'panel':
      return `fill="${paint.base}"`
    case 'box':
      return 'fill="#EFEBE3" stroke="#B5AFA4" stroke-width=".8"'
    case 'metal':
      return 'fill="#8F9397" stroke="#5D6065" stroke-width=".6"'
    case 'under':
      return 'fill="#121214"'
    case 'trim':
      return 'fill="#232327"'
    case 'pillar':
      return 'fill="#17181B"'
    case 'glass':
      return 'fill="url(#g)"'
    case 'sheen':
      return `fill="${paint.highlight}" opacity=".45"`
    case 'shadow':
      return `fill="${paint.shade}" opacity=".55"`
    case 'seam':
      return stroke(paint.line, 1.2)
    case 'crease':
      return stroke(paint.highlight, 1.3, 0.8)
    case 'chrome':
      return stroke('#D9D9D6', 1.6)
    case 'handle':
      return stroke(paint.highlight, 2.6)
    case 'headlamp':
      return 'fill="#EEF1F2" stroke="#6F7478" stroke-width=".8"'
    case 'tailLamp':
      return 'fill="#9E1F26" stroke="#5F1216" stroke-width=".8"'
    case 'indicator':
      return 'fill="#D88A2B"'
  }
}

/** Bright roof and shoulder, deep flank: what a studio's one long lamp does to lacquer. */
function paintGradient({ light }: BodyDrawing, paint: Paint): string {
  const { roof, shoulder, sill } = light
  const at = (y: number) => Math.round(((y - roof) / (sill - roof)) * 100) / 100
  const stop = (offset: number, colour: string) =>
    `<stop offset="${offset}" stop-color="${colour}"/>`
  return (
    `<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${roof}" y2="${sill}">` +
    stop(0, paint.highlight) +
    stop(at(roof + 12), paint.base) +
    stop(at(shoulder - 10), paint.base) +
    stop(at(shoulder), paint.highlight) +
    stop(at(shoulder + 14), paint.base) +
    stop(at(shoulder + (sill - shoulder) * 0.62), paint.base) +
    stop(1, paint.shade) +
    '</linearGradient>'
  )
}

const glassGradient =
  '<linearGradient id="g" x1="0" x2=".35" y1="0" y2="1">' +
  '<stop offset="0" stop-color="#5E686D"/><stop offset=".48" stop-color="#3A4246"/>' +
  '<stop offset=".5" stop-color="#23282B"/><stop offset="1" stop-color="#2E3539"/></linearGradient>'

const softShadow =
  '<radialGradient id="f"><stop offset="0" stop-color="#1A1A1A" stop-opacity=".5"/>' +
  '<stop offset=".7" stop-color="#1A1A1A" stop-opacity=".22"/>' +
  '<stop offset="1" stop-color="#1A1A1A" stop-opacity="0"/></radialGradient>'

const wall =
  '<linearGradient id="b" x2="0" y2="1"><stop offset="0" stop-color="#FAF9F6"/>' +
  `<stop offset=".72" stop-color="${floor}"/></linearGradient>`

export function drawCar({ body, colour }: { body: CarBody; colour: PaintColour }): string {
  const drawing = bodyDrawings[body]
  const paint = paints[colour]
  const ends = drawing.wheels.map((wheel) => wheel.x)
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  // Low cars are lifted a little, so that each picture balances around its middle.
  const lift = Math.max(0, Math.round((drawing.light.roof + ground) / 2 - 220))
  const outlines = drawing.outlines.map(
    ([part, path]) => `<path ${attributesOf(part, paint)} d="${path}"/>`,
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><defs>' +
    paintGradient(drawing, paint) +
    glassGradient +
    softShadow +
    wall +
    wheelDefinition(drawing.wheels[0]!.style) +
    '</defs><path fill="url(#b)" d="M0 0h600v400H0z"/>' +
    `<g transform="translate(0 ${-lift})">` +
    `<ellipse cx="${(first + last) / 2}" cy="${ground + 1}" rx="${(last - first) / 2 + 112}" ry="13" fill="url(#f)"/>` +
    drawing.wheels.map(placeWell).join('') +
    outlines.join('') +
    drawing.wheels.map(placeWheel).join('') +
    '</g></svg>'
  )
}
