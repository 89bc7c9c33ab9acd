import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { fields, onPhone, row, skeleton, wide } from './OwnSkeleton.css.ts'

/** As high as what takes its place. */
export function OwnSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`}>
      <Details />
      <Licence />
    </div>
  )
}

function Details() {
  return (
    <div className={skeleton}>
      <Skeleton height={28} width={160} />
      <div className={row}>
        <Skeleton height={72} width={72} radius="full" />
        <Skeleton height={64} width={220} />
      </div>
      <div className={onPhone}>
        <Skeleton height={44} width={140} />
      </div>
      <div className={fields}>
        <Skeleton height={78} />
        <Skeleton height={104} />
        <Skeleton height={78} />
        <Skeleton height={78} />
        <div className={wide}>
          <Skeleton height={172} />
        </div>
        <Skeleton height={76} />
      </div>
    </div>
  )
}

function Licence() {
  return (
    <div className={skeleton}>
      <Skeleton height={28} width={180} />
      <Skeleton height={48} width="60ch" />
      <Skeleton height={44} width={240} />
      <Skeleton height={44} width={280} />
    </div>
  )
}
