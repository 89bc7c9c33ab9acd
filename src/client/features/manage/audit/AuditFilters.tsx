import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { auditKinds, type AuditKind } from '#domain/audit/kinds.ts'
import { auditSentence } from '#domain/audit/sentences/sentence.ts'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { filters } from './audit.css.ts'
import type { AuditSearch } from './audit-search.ts'
import { entityLabels, type Entity } from './entity-labels.ts'

type AuditFiltersProps = { search: AuditSearch; onChange: (change: Partial<AuditSearch>) => void }

const any = 'any'

/** Who, what kind of thing, what was done to it, and from which day to which; on a phone behind a button, all but who. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  const { q = '', entity, kind, from, to } = search
  const count = [entity, kind, from, to].filter((each) => each !== undefined).length
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <div className={filters}>
      <SearchField
        label={t`Person`}
        q={q}
        onChange={(text) => onChange({ q: text === '' ? undefined : text })}
      />
      {!isDesktop && (
        <Button tone="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal size={20} aria-hidden="true" />
          {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
        </Button>
      )}
      {(isDesktop || isOpen) && <Others search={search} onChange={onChange} />}
    </div>
  )
}

function Others({ search: { entity, kind, from = '', to = '' }, onChange }: AuditFiltersProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const everything = { value: any, label: t`Everything` } as const
  const kinds = auditKinds.filter((each) => entity === undefined || each.startsWith(`${entity}.`))
  return (
    <>
      <Select<Entity | typeof any>
        label={t`About what`}
        value={entity ?? any}
        options={[
          everything,
          ...(Object.keys(entityLabels) as Entity[]).map((value) => ({
            value,
            label: t(entityLabels[value]),
          })),
        ]}
        onChange={(value) => onChange({ entity: value === any ? undefined : value, kind: undefined })}
      />
      <Select<AuditKind | typeof any>
        label={t`Act`}
        value={kind ?? any}
        options={[
          everything,
          ...kinds.map((value) => ({
            value,
            label: auditSentence(value, { who: '…', what: '…' }, language),
          })),
        ]}
        onChange={(value) => onChange({ kind: value === any ? undefined : value })}
      />
      <TextField
        label={t`From day`}
        name="from"
        type="date"
        value={from}
        onChange={(day) => onChange({ from: day === '' ? undefined : day })}
      />
      <TextField
        label={t`To day`}
        name="to"
        type="date"
        value={to}
        onChange={(day) => onChange({ to: day === '' ? undefined : day })}
      />
    </>
  )
}
