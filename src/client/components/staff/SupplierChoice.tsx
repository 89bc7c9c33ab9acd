import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { Select } from '#client/ui/Select/Select.tsx'

type SupplierChoiceProps = {
  /** Undefined is all of them. */
  supplier: string | undefined
  onChange: (supplier: string | undefined) => void
}

const all = 'all'

/** For an admin, who sees all suppliers: one of them. */
export function SupplierChoice({ supplier = all, onChange }: SupplierChoiceProps) {
  const { t } = useLingui()
  const { data } = useQuery(supplierQueries.all())
  const suppliers = (data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <Select
      label={t`Supplier`}
      value={supplier}
      options={[{ value: all, label: t`All suppliers` }, ...suppliers]}
      onChange={(value) => onChange(value === all ? undefined : value)}
    />
  )
}
