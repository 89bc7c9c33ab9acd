import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { column, layout } from '#client/features/checkout/CheckoutSteps.css.ts'
import { fields } from '#client/features/checkout/driver/DriverStep.css.ts'

const rows = ['fullName', 'email', 'phone', 'birthDate']

export function CheckoutSkeleton() {
  const { t } = useLingui()
  return (
    <div className={layout} role="status" aria-label={t`Loading`}>
      <div className={column}>
        <Skeleton height={44} width="60%" />
        <Skeleton height={72} />
        <div className={fields}>
          {rows.map((row) => (
            <Skeleton key={row} height={78} />
          ))}
        </div>
      </div>
      <Skeleton height={480} radius="md" />
    </div>
  )
}
