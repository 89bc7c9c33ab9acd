import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { body, footer, photoRoom } from './CarSheet.css.ts'

/** In the measures of what follows: the photograph, who provides the car, the price, and the rest. */
export function WaitingBody() {
  return (
    <div className={body} aria-busy="true">
      <div className={photoRoom}>
        <Skeleton height="100%" radius="md" />
      </div>
      <Skeleton height={30} width="60%" />
      <Skeleton height={78} />
      <Skeleton height={44} />
      <Skeleton height={280} />
    </div>
  )
}

export function WaitingFooter() {
  return (
    <div className={footer}>
      <Skeleton height={48} width="8rem" />
      <Skeleton height={48} width="7rem" />
    </div>
  )
}
