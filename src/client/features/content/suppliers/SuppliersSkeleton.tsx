import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { cards } from './SuppliersPage.css.ts'

const shown = [0, 1, 2, 3, 4, 5, 6, 7]

export function SuppliersSkeleton() {
  const { t } = useLingui()
  return (
    <div className={cards} role="status" aria-label={t`Loading`}>
      {shown.map((card) => (
        <Skeleton key={card} height={320} radius="md" />
      ))}
    </div>
  )
}
