import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { day } from '#domain/rental/period.ts'
import { FactTable } from '#client/features/content/article/FactTable.tsx'
import type { KeptFact } from './kept.ts'

/** Records on the device: by name, what each is, and when it goes. */
export function KeptTable({ caption, facts }: { caption: string; facts: readonly KeptFact[] }) {
  const { t } = useLingui()
  return (
    <FactTable
      caption={caption}
      columns={[t`Name`, t`What it holds`, t`How long`]}
      rows={facts.map((fact) => ({
        key: fact.name,
        cells: [
          <code key="name">{fact.name}</code>,
          t(fact.what),
          <Life key="life" whose={fact.whose} days={fact.lives === null ? null : fact.lives / day} />,
        ],
      }))}
    />
  )
}

function Life({ whose, days }: { whose: KeptFact['whose']; days: number | null }) {
  if (whose === 'person')
    return days === null ? (
      <Trans>Until you sign out</Trans>
    ) : (
      <Trans>
        Until you sign out, <Plural value={days} one="# day" other="# days" /> at most
      </Trans>
    )
  if (days !== null) return <Plural value={days} one="# day" other="# days" />
  return whose === 'everybody' ? (
    <Trans>Until a newer version replaces it</Trans>
  ) : (
    <Trans>Until you clear it</Trans>
  )
}
