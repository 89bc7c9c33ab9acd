import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { Page } from '#contract/fields.ts'
import { failedWorkQueries, retryWork } from '#client/api/staff/failed-work.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { orNothing } from '#client/search-string.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { useFilters } from '../address/useManageAddress.ts'
import { WorkList, workLabels, workOrders } from './WorkList.tsx'

const WorkSearch = v.object({
  kind: orNothing(v.string()),
  order: orNothing(v.picklist(workOrders)),
  page: orNothing(Page),
})
const all = 'all'

/** Mails, pushes and refunds that were given up after many tries, for admins. */
export function FailedWorkPage() {
  const { t } = useLingui()
  const query = useQuery(failedWorkQueries.list())
  const [{ kind: asked, order, page }, refine] = useFilters(WorkSearch)
  const [busy, setBusy] = useState<readonly string[]>([])
  const [isRefusedNow, setRefusedNow] = useState(false)
  const list = isRefused(query.error) ? undefined : query.data
  const kinds = [...new Set(list?.work.map(({ kind }) => kind))].toSorted()
  // After the last of its kind was tried again, all of the rest.
  const chosen = kinds.find((kind) => kind === asked)
  const work = list?.work.filter(({ kind }) => chosen === undefined || kind === chosen)
  const retry = async (ids: string[]) => {
    setBusy(ids)
    setRefusedNow(false)
    try {
      await retryWork(ids)
    } catch {
      setRefusedNow(true)
    } finally {
      setBusy([])
    }
  }
  return (
    <ListPage
      title={t`Work that failed`}
      query={query}
      rows={work}
      tools={
        <>
          <Text tone="secondary">
            <Trans>
              Mails, messages and refunds are tried for a day and longer. What still failed waits here.
            </Trans>
          </Text>
          <Text size="bodyS" tone="danger" role="alert">
            {isRefusedNow && <Trans>That did not work. Check your connection and try again.</Trans>}
          </Text>
          {work !== undefined && work.length > 0 && (
            <Row wrap justify="between" align="end">
              <Select
                label={t`What`}
                value={chosen ?? all}
                options={[
                  { value: all, label: t`Everything` },
                  ...kinds.map((kind) => ({ value: kind, label: labelOf(kind) })),
                ]}
                onChange={(kind) => refine({ kind: kind === all ? undefined : kind })}
              />
              <Button
                tone="outline"
                size="m"
                busy={busy.length > 1}
                disabled={busy.length > 0}
                onClick={() => void retry(work.map(({ _id }) => _id))}
              >
                <Trans>Try all again</Trans>
              </Button>
            </Row>
          )}
        </>
      }
      above={
        <AboveList
          isEmpty={!work?.length}
          count={
            list && (
              <Plural
                value={chosen === undefined ? list.total : work!.length}
                one="# failure"
                other="# failures"
              />
            )
          }
        />
      }
      failure={{
        title: t`The list could not be loaded`,
        offline: t`This list is not kept on this phone.`,
      }}
      height={320}
      empty={{
        title: t`Nothing failed`,
        text: t`Everything that was to be sent has been sent, or is still being tried.`,
      }}
    >
      {(rows) => (
        <WorkList
          work={rows}
          busy={busy}
          onRetry={(id) => void retry([id])}
          order={order}
          onOrder={(next) => refine({ order: next })}
          page={page}
        />
      )}
    </ListPage>
  )

  function labelOf(kind: string): string {
    const label = workLabels[kind]
    return label ? t(label) : kind
  }
}
