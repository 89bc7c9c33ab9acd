import { useLingui } from '@lingui/react/macro'
import { auditKinds, type AuditKind } from '#domain/audit/kinds.ts'
import { auditSentence } from '#domain/audit/sentences/sentence.ts'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { filters } from './audit.css.ts'
import type { AuditSearch } from './audit-search.ts'
import { entityLabels, type Entity } from './entity-labels.ts'

type AuditFiltersProps = { search: AuditSearch; onChange: (change: Partial<AuditSearch>) => void }

const any = 'any'

/** Who, what kind of thing, what was done to it, and from which day to which. */
export function AuditFilters({
  search: { q = '', entity, kind, from = '', to = '' },
  onChange,
}: AuditFiltersProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const everything = { value: any, label: t`Everything` } as const
  const kinds = auditKinds.filter((each) => entity === undefined || each.startsWith(`${entity}.`))
  return (
    <div className={filters}>
      <SearchField
        label={t`Person`}
        q={q}
        onChange={(text) => onChange({ q: text === '' ? undefined : text })}
      />
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
    </div>
  )
}
