import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { card as cardBox } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { card, lines, photo } from './CarSkeletons.css.ts'
import { list } from './ResultList.css.ts'

/** Three cards' worth of room, so that nothing moves when the cars come. */
export function CarSkeletons() {
  return (
    <div className={list} aria-hidden="true">
      {[0, 1, 2].map((key) => (
        <div key={key} className={classes(cardBox, card)}>
          <div className={photo}>
            <Skeleton height="100%" radius="xs" />
          </div>
          <div className={lines}>
            <Skeleton height={24} width="60%" />
            <Skeleton height={30} width="80%" />
            <Skeleton height={20} />
            <Skeleton height={28} width="45%" />
          </div>
        </div>
      ))}
    </div>
  )
}
