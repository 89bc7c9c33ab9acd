import type { ReactNode } from 'react'
import { useNear } from '#client/storage/useNear.ts'
import { projectCameroon, locatorSize } from './projection.ts'
import { classes } from '#client/ui/classes.ts'
import { below, beside, country, dot, outline, pins, seen, small } from './LocatorPicture.css.ts'

type LocatorPictureProps = {
  points: readonly { id: string; latitude: number; longitude: number }[]
  isSmall: boolean
  /** What stands over the picture's foot: the way to the map, or why there is none. */
  children: ReactNode
}

/** Where the places lie, for a few kilobytes. Its dots are only seen: the list beside it is what is pressed. */
export function LocatorPicture({ points, isSmall, children }: LocatorPictureProps) {
  const { width, height } = locatorSize
  const [ref, isNear] = useNear<HTMLDivElement>()
  return (
    <>
      <div className={classes(country, isSmall && small)}>
        <div ref={ref} className={classes(outline, isNear && seen)} />
        <svg className={pins} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {points.map((point) => {
            const { x, y } = projectCameroon(point)
            return <circle key={point.id} className={dot} cx={x} cy={y} r={isSmall ? 12 : 7} />
          })}
        </svg>
      </div>
      <div className={classes(below, isSmall && beside)}>{children}</div>
    </>
  )
}
