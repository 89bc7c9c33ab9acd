import type { SupplierSummary } from '#contract/cars/suppliers.ts'
import { isNamed } from '#domain/car/supplier.ts'
import { Picture } from '#client/ui/Picture/Picture.tsx'
import { classes } from '#client/ui/classes.ts'
import { initial, logo, mark } from './SupplierMark.css.ts'

type Named = Pick<SupplierSummary, '_id' | 'name' | 'logo'>

/** The logo in its 60 × 30 box; where there is none or it cannot be loaded, the first letter of the name. */
export function SupplierLogo({ supplier }: { supplier: Omit<Named, '_id'> }) {
  return (
    <Picture
      className={logo}
      src={supplier.logo}
      alt=""
      width={60}
      height={30}
      loading="lazy"
      decoding="async"
    >
      <span className={classes(logo, initial)} aria-hidden="true">
        {supplier.name.charAt(0)}
      </span>
    </Picture>
  )
}

/** The supplier's logo and its name: a logo alone is a riddle. Nothing where suppliers are hidden. */
export function SupplierMark({ supplier }: { supplier: Named }) {
  if (!isNamed(supplier)) return null
  return (
    <span className={mark}>
      <SupplierLogo supplier={supplier} />
      {supplier.name}
    </span>
  )
}
