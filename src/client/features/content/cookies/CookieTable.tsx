import { useLingui } from '@lingui/react/macro'
import { FactTable } from '#client/features/content/article/FactTable.tsx'
import { cookies } from './cookies.ts'

export function CookieTable() {
  const { t } = useLingui()
  return (
    <FactTable
      caption={t`Cookies`}
      columns={[t`Name`, t`What it is for`, t`How long`, t`Who sets it`]}
      rows={cookies.map(({ name, purpose, lives, by }) => ({
        key: name,
        cells: [<code key="name">{name}</code>, t(purpose), t(lives), by === null ? t`Wouri` : t(by)],
      }))}
    />
  )
}
