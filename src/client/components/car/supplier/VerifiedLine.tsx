import { Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import type { SupplierSummary } from '#contract/cars/suppliers.ts'
import { dayOf } from '#domain/rental/period.ts'
import { useNow } from '#client/store/clock.ts'
import { verified } from './VerifiedLine.css.ts'

type Verified = { supplier: Pick<SupplierSummary, 'verifiedUntil'> }

/** That an admin has checked the papers of a supplier, and which; not after its last day, where the device has kept it. */
export function VerifiedLine({ supplier: { verifiedUntil } }: Verified) {
  const today = dayOf(useNow())
  if (verifiedUntil === undefined || verifiedUntil < today) return null
  return (
    <span className={verified}>
      <ShieldCheck size={16} strokeWidth={1.5} aria-hidden />
      <Trans>Verified: trade register, tax certificate</Trans>
    </span>
  )
}
