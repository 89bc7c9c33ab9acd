import { useLingui } from '@lingui/react/macro'
import { FactTable } from '#client/features/content/article/FactTable.tsx'
import { keeping } from './keeping.ts'

export function KeepingTable() {
  const { t } = useLingui()
  return (
    <FactTable
      caption={t`How long we keep it`}
      columns={[t`What`, t`How long`]}
      rows={keeping.map(({ key, what, until }) => ({ key, cells: [t(what), t(until)] }))}
    />
  )
}
