/** The tipper: a tall cab, three axles, a ribbed steel body with a guard over the cab. */
import type { BodyDrawing } from '#server/core/pictures/body-drawing.ts'
import { truck } from './truck.ts'

const cabParts = new Set([
  'shell',
  'pillar',
  'glass',
  'sheen',
  'seam',
  'handle',
  'headlamp',
  'lens',
  'indicator',
])
const rear = { x: 462, radius: 36, style: 'steel' } as const

export const tipper: BodyDrawing = {
  ...truck,
  light: { ...truck.light, roof: 100 },
  wheels: [truck.wheels[0]!, { ...rear, x: 380 }, rear],
  outlines: [
    ['under', 'M150 262H560V282H540L500 288H160z'],
    [
      'trim',
      'M204 276H264C268 276 270 278 270 282V300C270 304 268 306 264 306H204C200 306 198 304 198 300V282C198 278 200 276 204 276z',
    ],
    ['metal', 'M168 256H566V266H168z'],
    ['metal', 'M92 100H176V136H566L572 250H172V112H92z'],
    [
      'crease',
      'M224 142V246M276 142V246M328 142V246M380 142V246M432 142V246M484 142V246M536 142V246M176 142H564',
    ],
    ['seam', 'M172 136H566M172 246H570'],
    ['trim', 'M334 278H426V284H334zM416 278H508V284H416z'],
    ...truck.outlines.filter(([part]) => cabParts.has(part)),
    ['trim', 'M29 264H66L60 292H37C31 290 29 286 29 280z'],
    ['tailLamp', 'M558 270h8v10h-8z'],
  ],
}
