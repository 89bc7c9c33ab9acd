// Our own basemap: Cameroon in the light, its neighbours quiet around it. No tiles, no fonts, no server but ours.

import { vars } from '#client/ui/theme.css.ts'
import type { LayerSpecification, StyleSpecification } from './maplibre.ts'
import type { Pin } from './pins.ts'
import { mapColours } from './colours.css.ts'

/** What the map itself writes, in the reader's language. */
export type MapNames = { countries: Record<string, string>; gulf: string; lake: string; summit: string }

export const basemapAddress = '/map/basemap.json'

/** A transparent picture as large as a pin: a pin is no part of the canvas, and names keep clear of it all the same. */
export const pinRoom = { id: 'pin-room', size: 36 }
const nameSize = 14

// The library takes weight and slant from the first family's name; one that is nowhere is passed over.
const semibold = (families: string[]) => ['Semibold', ...families]
const italic = (families: string[]) => ['Italic', ...families]

const isKind = (kind: string): ['==', ['get', 'kind'], string] => ['==', ['get', 'kind'], kind]

type Layer<Type> = Extract<LayerSpecification, { type: Type }>
type Writing = NonNullable<Layer<'symbol'>['layout']>

/** A size that grows evenly: a zoom and the size there, then another zoom and its size. */
type ByZoom = ['interpolate', ['linear'], ['zoom'], ...numbers: number[]]
const byZoom = (...steps: number[]): ByZoom => ['interpolate', ['linear'], ['zoom'], ...steps]

/** What a layer writes, in which typeface and how large. */
const words = (field: Writing['text-field'], font: string[], size: Writing['text-size']) => ({
  'text-field': field,
  'text-font': font,
  'text-size': size,
})

export function mapStyle(pins: readonly Pin[], names: MapNames, look: Look): StyleSpecification {
  return {
    version: 8,
    sources: {
      base: { type: 'geojson', data: new URL(basemapAddress, window.location.href).href },
      pins: { type: 'geojson', data: pinFeatures(pins) },
    },
    layers: [
      ...ground(look),
      ...written(names, look),
      ...pinNames(
        look,
        pins.some(({ cars }) => cars !== null),
      ),
    ],
  }
}

export function pinFeatures(pins: readonly Pin[]) {
  return {
    type: 'FeatureCollection' as const,
    features: pins.map(({ name, longitude, latitude, cars, members }, rank) => {
      const room = cars !== null && cars > 99 ? 1.25 : 1
      const more = members.length === 1 ? '' : ` +${members.length - 1}`
      return {
        type: 'Feature' as const,
        // From the pin's middle to its name, in sizes of the type.
        properties: { name: name + more, rank, room, away: (room * pinRoom.size) / 2 / nameSize + 0.55 },
        geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      }
    }),
  }
}

function ground(look: Look): LayerSpecification[] {
  const { water, shore, abroad, home, border, region, brass, river } = look
  const base = { source: 'base' }
  const joined = { 'line-join': 'round', 'line-cap': 'round' } as const
  const line = (id: string, filter: Layer<'line'>['filter'], paint: Layer<'line'>['paint'], minzoom = 0) =>
    ({ ...base, id, type: 'line', filter, layout: joined, minzoom, paint }) as const
  const fill = (id: string, filter: Layer<'line'>['filter'], paint: Layer<'fill'>['paint']) =>
    ({ ...base, id, type: 'fill', filter, paint }) as const
  return [
    { id: 'water', type: 'background', paint: { 'background-color': water } },
    // The sea is a little deeper along the coast.
    line('shore', ['any', isKind('abroad'), isKind('home')], {
      'line-color': shore,
      'line-width': byZoom(4, 3, 9, 8),
      'line-blur': byZoom(4, 3, 9, 7),
    }),
    fill('abroad', isKind('abroad'), { 'fill-color': abroad }),
    fill('home', isKind('home'), { 'fill-color': home }),
    line(
      'regions',
      isKind('region'),
      { 'line-color': region, 'line-width': byZoom(5, 0.6, 9, 1.4), 'line-dasharray': [3, 2] },
      5,
    ),
    line('rivers', isKind('river'), { 'line-color': river, 'line-width': byZoom(4, 0.6, 9, 2.4) }),
    fill('lakes', isKind('lake'), { 'fill-color': water, 'fill-outline-color': river }),
    line('borders', isKind('border'), { 'line-color': border, 'line-width': 1 }),
    line('glow', isKind('home-border'), {
      'line-color': brass,
      'line-opacity': 0.16,
      'line-width': byZoom(4, 4, 9, 14),
      'line-blur': byZoom(4, 3, 9, 10),
    }),
    line('home-border', isKind('home-border'), { 'line-color': brass, 'line-width': byZoom(4, 1, 9, 1.8) }),
  ]
}

/** Below another layer is also: later to get its room. */
function written(names: MapNames, look: Look): LayerSpecification[] {
  const { abroad, home, water, waterName, name, townName, brass, text, display } = look
  const base = { source: 'base', type: 'symbol' } as const
  const halo = (colour: string) => ({ 'text-halo-color': colour, 'text-halo-width': 1.4 })
  const towns = (rank: number, minzoom: number): LayerSpecification => ({
    ...base,
    id: `towns-${rank}`,
    minzoom,
    filter: ['all', isKind('town'), ['==', ['get', 'rank'], rank]],
    layout: {
      'icon-image': 'town',
      'icon-allow-overlap': false,
      ...words(['get', 'name'], text, rank < 3 ? 13 : 12),
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.6,
    },
    paint: { 'icon-color': townName, 'text-color': townName, ...halo(home) },
  })
  return [
    {
      ...base,
      id: 'river-names',
      filter: ['all', isKind('river'), ['!=', ['get', 'name'], '']],
      minzoom: 6.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        ...words(['get', 'name'], italic(display), 13),
        'text-letter-spacing': 0.06,
      },
      paint: { 'text-color': waterName, ...halo(home) },
    },
    {
      ...base,
      id: 'countries',
      filter: isKind('country'),
      maxzoom: 7.5,
      layout: {
        ...words(['get', ['get', 'code'], ['literal', names.countries]], display, byZoom(4, 13, 7, 20)),
        'text-letter-spacing': 0.12,
        'text-max-width': 7,
      },
      paint: { 'text-color': ['case', ['==', ['get', 'code'], 'CM'], brass, name], ...halo(abroad) },
    },
    {
      ...base,
      id: 'lake-name',
      filter: isKind('lake-name'),
      minzoom: 6,
      layout: { ...words(names.lake, italic(display), 13), 'text-max-width': 5 },
      paint: { 'text-color': waterName, ...halo(abroad) },
    },
    {
      ...base,
      id: 'gulf',
      filter: isKind('gulf'),
      layout: {
        ...words(names.gulf, italic(display), byZoom(4, 13, 7, 20)),
        'text-letter-spacing': 0.1,
        'text-max-width': 6,
      },
      paint: { 'text-color': waterName, ...halo(water) },
    },
    {
      ...base,
      id: 'summit',
      filter: isKind('summit'),
      minzoom: 7.5,
      layout: { ...words(['concat', '▲ ', names.summit], text, 12), 'text-max-width': 8 },
      paint: { 'text-color': name, ...halo(home) },
    },
    towns(4, 7.8),
    towns(3, 6.6),
    towns(2, 5.6),
    towns(1, 4.8),
  ]
}

/** The room of every pin is taken before any name is placed: no name runs under another pin. */
function pinNames({ ink, home, text }: Look, areCounted: boolean): LayerSpecification[] {
  const ranked = { source: 'pins', type: 'symbol' } as const
  return [
    {
      ...ranked,
      id: 'pin-names',
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        ...words(['get', 'name'], semibold(text), nameSize),
        'text-padding': 0,
        // A single place is in the middle of a small map, whose buttons are on its right.
        'text-variable-anchor': areCounted
          ? ['left', 'right', 'top', 'bottom']
          : ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': ['get', 'away'],
        'text-max-width': 9,
      },
      paint: { 'text-color': ink, 'text-halo-color': home, 'text-halo-width': 2 },
    },
    {
      ...ranked,
      id: 'pin-rooms',
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'icon-image': pinRoom.id,
        'icon-size': ['get', 'room'],
        'icon-padding': 0,
        'icon-allow-overlap': true,
      },
    },
  ]
}

type Look = { [Name in keyof typeof mapColours | 'ink']: string } & { text: string[]; display: string[] }

/** The theme's colours and typefaces as they are now on an element: the canvas cannot read custom properties. */
export function lookOf(element: Element): Look {
  const computed = getComputedStyle(element)
  const of = (reference: string) => computed.getPropertyValue(reference.slice('var('.length, -1)).trim()
  // Stand-ins that are bound to a local file are no use to the canvas, which then misses them aloud.
  const families = (reference: string) =>
    of(reference)
      .split(',')
      .map((family) => family.trim().replaceAll(/['"]/g, ''))
      .filter((family) => !/Fallback|Android|Linux/.test(family))
  const colours = Object.fromEntries(
    Object.entries(mapColours).map(([name, reference]) => [name, of(reference)]),
  )
  return {
    ...(colours as Record<keyof typeof mapColours, string>),
    ink: of(vars.color.ink),
    text: families(vars.font.text),
    display: families(vars.font.display),
  }
}
