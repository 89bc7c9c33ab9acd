/** The picture that opens the site: the tall car in obsidian, lit by a low brass sun over the river. */
import { bodyDrawings } from '#server/core/pictures/bodies.ts'
import { carDefinitions, carFigure } from '#server/core/pictures/draw-car.ts'
import type { Paint } from '#server/core/pictures/paint.ts'

/** Obsidian at dusk: the one lamp is brass, so the shoulder and the roof answer in brass. */
const dusk: Paint = { base: '#202024', shade: '#101013', highlight: '#776442', line: '#4A4334' }

/** Cut where the car hides the horizon: below, there is only floor. */
const sun = 'M436 436A216 216 0 1 1 756 436z'

const rivers =
  '<g fill="none" stroke="#C9A45C" stroke-linecap="round">' +
  '<path stroke-width="1.6" d="M40 508C150 494 230 516 340 508S520 492 640 506S830 516 920 498"/>' +
  '<path stroke-width="1" opacity=".7" d="M120 530C220 520 300 538 400 530S580 518 680 530S800 538 850 528"/></g>'

const heroDefinitions = carDefinitions(bodyDrawings.suv, dusk)

/** On a field of 960 by 600, without a ground of its own. */
const heroScene =
  `<path fill="#F3EBDA" stroke="#C9A45C" stroke-width="1.4" d="${sun}"/>` +
  rivers +
  `<g stroke-linecap="round" transform="translate(18 -28)scale(1.54)">${carFigure(bodyDrawings.suv, dusk)}</g>`

export const hero =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600">' +
  `<defs>${heroDefinitions}</defs>${heroScene}</svg>`
