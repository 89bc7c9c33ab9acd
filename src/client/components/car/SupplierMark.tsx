import type { SupplierSummary } from '#contract/suppliers.ts'
import { logo, mark } from './SupplierMark.css.ts'

/** The supplier's logo in its 60 × 30 box, and its name: a logo alone is a riddle. Nothing where suppliers are hidden. */
export function SupplierMark({ supplier }: { supplier: Pick<SupplierSummary, 'name' | 'logo'> }) {
  if (supplier.logo === '') return null
  return (
    <span className={mark}>
      <img
        className={logo}
        src={supplier.logo}
        alt=""
        width={60}
        height={30}
        loading="lazy"
        decoding="async"
      />
      {supplier.name}
    </span>
  )
}
