import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { line } from './ListSkeleton.css.ts'

const widths = ['92%', '78%', '86%', '92%', '70%', '84%']

export function ListSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`}>
      {widths.map((width, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the lines never change
        <div key={index} className={line}>
          <Skeleton height={18} width={width} />
          <Skeleton height={14} width={96} />
        </div>
      ))}
    </div>
  )
}
