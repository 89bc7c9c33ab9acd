// How dark a cell of the heat table is. The number in it says the same.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The upper ends of the shares that have a shade of their own; nothing booked has none. */
const steps = [0, 0.25, 0.5, 0.75, 1]

type Shade = 0 | 1 | 2 | 3 | 4

/** The shade of a utilisation, 0 to 1; null where the car was not offered. */
export function shadeOf(use: number | null): Shade | null {
  return use === null ? null : (steps.findIndex((end) => use <= end) as Shade)
}

/** What the shades stand for. */
export const shadeLabels: readonly [Shade, MessageDescriptor][] = [
  [1, msg`up to 25%`],
  [2, msg`up to 50%`],
  [3, msg`up to 75%`],
  [4, msg`above 75%`],
]
