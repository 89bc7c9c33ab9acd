import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { board, listSide, mapSide } from './Places.css.ts'
import { rows } from './PlacesSkeleton.css.ts'

const shown = [0, 1, 2, 3, 4, 5]

export function PlacesSkeleton() {
  const { t } = useLingui()
  return (
    <div className={board} data-view="list" role="status" aria-label={t`Loading`}>
      <div className={listSide}>
        <div className={rows}>
          <Skeleton height={78} />
          <Skeleton height={44} />
          {shown.map((row) => (
            <Skeleton key={row} height={60} />
          ))}
        </div>
      </div>
      <div className={mapSide}>
        <Skeleton height={480} radius="md" />
      </div>
    </div>
  )
}
