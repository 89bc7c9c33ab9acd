import { classes } from '../classes.ts'
import { radius as radii } from '../tokens.ts'
import {
  corner,
  height as heightVar,
  instant as instantly,
  skeleton,
  width as widthVar,
} from './Skeleton.css.ts'

type SkeletonProps = {
  height: number | string
  width?: number | string
  radius?: keyof typeof radii
  /** For a screen that is itself shown only after a wait. */
  instant?: boolean
}

const name = (variable: string) => variable.slice('var('.length, -1)
const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value)

export function Skeleton({ height, width = '100%', radius = 'sm', instant = false }: SkeletonProps) {
  const measures = {
    [name(heightVar)]: length(height),
    [name(widthVar)]: length(width),
    [name(corner)]: radii[radius],
  }
  return <span aria-hidden="true" className={classes(skeleton, instant && instantly)} style={measures} />
}
