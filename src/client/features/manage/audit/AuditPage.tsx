import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { exportAudit } from '#contract/staff/site/audit.ts'
import { auditKinds, type AuditKind } from '#domain/audit/kinds.ts'
import { auditSentence } from '#domain/audit/sentences/sentence.ts'
import { instantOf } from '#domain/rental/period.ts'
import { auditQueries } from '#client/api/staff/audit.ts'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { MoreRows } from '#client/components/staff/list/MoreRows.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { orNothing, stringifySearch } from '#client/search-string.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { AllButton } from '../address/ManageLink.tsx'
import { SearchText, useFilters } from '../address/useManageAddress.ts'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { ActList } from './ActList.tsx'
import { filters } from './audit.css.ts'
import { entityLabels, type Entity } from './entity-labels.ts'

const DayText = orNothing(
  v.pipe(
    v.string(),
    v.check((text) => instantOf(`${text}T00:00`) !== null),
  ),
)
const AuditSearch = v.object({
  q: SearchText,
  entity: orNothing(v.picklist(Object.keys(entityLabels) as Entity[])),
  kind: orNothing(v.picklist(auditKinds)),
  from: DayText,
  to: DayText,
})
type Search = v.InferOutput<typeof AuditSearch>

/** Who did what to what and when, the newest first. */
export function AuditPage() {
  const { t } = useLingui()
  const [search, refine] = useFilters(AuditSearch)
  const query = useInfiniteQuery({ ...auditQueries.list(search), placeholderData: keepPreviousData })
  const acts = query.data?.pages.flatMap((page) => page.acts)
  const isFiltered = Object.values(search).some((each) => each !== undefined)
  return (
    <ListPage
      title={t`Who did what`}
      query={query}
      rows={acts}
      tools={<AuditFilters search={search} onChange={refine} />}
      narrowed={useNarrowed(search)}
      above={
        <AboveList isEmpty={!acts?.length} count={null} table={exportAudit.path + stringifySearch(search)} />
      }
      failure={{
        title: t`The record could not be loaded`,
        offline: t`The record is not kept on this phone.`,
      }}
      empty={{ title: t`Nothing was done yet`, text: t`Every act of staff will stand here.` }}
      noMatch={
        isFiltered
          ? {
              title: t`Nothing like this was done`,
              text: t`Remove a filter, or choose other days.`,
              act: <AllButton to="audit">{t`Show everything`}</AllButton>,
            }
          : undefined
      }
    >
      {(rows) => (
        <>
          <ActList acts={rows} />
          <MoreRows query={query} />
        </>
      )}
    </ListPage>
  )
}

/** What is set, in words. */
function useNarrowed({ q, entity, kind, from, to }: Search) {
  const { t } = useLingui()
  const language = useLanguage()
  const dates = useDates()
  const [first, last] = [from && dates.day(from), to && dates.day(to)]
  return [
    q,
    entity && t(entityLabels[entity]),
    kind && auditSentence(kind, { who: '…', what: '…' }, language),
    first && t`From ${first}`,
    last && t`Until ${last}`,
  ]
}

type AuditFiltersProps = { search: Search; onChange: (change: Partial<Search>) => void }

const any = 'any'

/** Who, what kind of thing, what was done to it, and from which day to which. */
function AuditFilters({ search: { q = '', entity, kind, from = '', to = '' }, onChange }: AuditFiltersProps) {
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
