/** A car in side elevation as a self-contained SVG of 600 by 400. The page gives it its ground. */
import { type BodyDrawing, ground } from './body-drawing.ts'
import { bodyDrawings } from './bodies.ts'
import type { CarBody } from './car-body.ts'
import { type Paint, type PaintColour, paints } from './paint.ts'
import { layers } from './layers.ts'
import { placeContact, placeWell, placeWheel, wheelDefinition } from './wheel.ts'

const stop = (offset: number | string, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`

/** Bright roof and shoulder, deep flank: what a studio's one long lamp does to lacquer. */
function paintGradient({ light }: BodyDrawing, paint: Paint): string {
  const { roof, shoulder, sill } = light
  const at = (y: number) => `${Math.round(((y - roof) / (sill - roof)) * 100)}%`
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

/** What a drawing refers to: gradients and the wheel. Written once per picture. */
export function carDefinitions(drawing: BodyDrawing, paint: Paint): string {
  return (
    paintGradient(drawing, paint) + glassGradient + softShadow + wheelDefinition(drawing.wheels[0]!.style)
  )
}

/** The car itself with its shadow, on a transparent background. */
export function carFigure(drawing: BodyDrawing, paint: Paint): string {
  const [nose, tail] = drawing.span
  return (
    `<ellipse cx="${(nose + tail) / 2}" cy="${ground + 1}" rx="${(tail - nose) / 2 + 16}" ry="13" fill="url(#f)"/>` +
    drawing.wheels.map(placeContact).join('') +
    drawing.wheels.map(placeWell).join('') +
    layers(drawing.outlines, paint) +
    drawing.wheels.map(placeWheel).join('')
  )
}

export function drawCar({ body, colour }: { body: CarBody; colour: PaintColour }): string {
  const drawing = bodyDrawings[body]
  // Low cars are lifted a little, so that each picture balances around its middle.
  const lift = Math.max(0, Math.round((drawing.light.roof + ground) / 2 - 220))
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><defs>' +
    carDefinitions(drawing, paints[colour]) +
    '</defs>' +
    `<g stroke-linecap="round" transform="translate(0 ${-lift})">` +
    carFigure(drawing, paints[colour]) +
    '</g></svg>'
  )
}
