import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { exportAudit } from '#contract/staff/site/audit.ts'
import { auditSentence } from '#domain/audit/sentences/sentence.ts'
import { auditQueries } from '#client/api/staff/audit.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { stringifySearch } from '#client/search-string.ts'
import { useIsDesktopScreen } from '#client/ui/useIsPrinting.ts'
import { AllButton } from '../address/ManageLink.tsx'
import { useFilters } from '../address/useManageAddress.ts'
import { ActList } from './ActList.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditSearch } from './audit-search.ts'
import { entityLabels } from './entity-labels.ts'

/** Who did what to what and when, the newest first. */
export function AuditPage() {
  const { t } = useLingui()
  const [search, refine] = useFilters(AuditSearch)
  const { order, page: _page, ...filters } = search
  const page = useIsDesktopScreen() ? search.page : undefined
  const query = useInfiniteQuery({
    ...auditQueries.list({ ...search, page }),
    placeholderData: keepPreviousData,
  })
  const pages = isRefused(query.error) ? undefined : query.data?.pages
  const acts = pages?.flatMap((each) => each.acts)
  const count = pages?.[0]?.count ?? null
  const isFiltered = Object.values(filters).some((each) => each !== undefined)
  return (
    <ListPage
      title={t`Who did what`}
      query={query}
      rows={acts}
      tools={<AuditFilters search={search} onChange={refine} />}
      narrowed={useNarrowed(search)}
      above={
        <AboveList
          isEmpty={!acts?.length}
          count={count !== null && !query.isPlaceholderData && <Count {...count} />}
          table={exportAudit.path + stringifySearch({ ...search, page: undefined })}
        />
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
        <ActList
          acts={rows}
          query={query}
          order={order}
          onOrder={(chosen) => refine({ order: chosen })}
          page={page}
          count={count}
        />
      )}
    </ListPage>
  )
}

/** Counting stops at a thousand. */
function Count({ counted, isMore }: { counted: number; isMore: boolean }) {
  return isMore ? (
    <Trans>More than {counted} acts</Trans>
  ) : (
    <Plural value={counted} one="# act" other="# acts" />
  )
}

/** What is set, in words. */
function useNarrowed({ q, entity, kind, from, to }: AuditSearch) {
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
