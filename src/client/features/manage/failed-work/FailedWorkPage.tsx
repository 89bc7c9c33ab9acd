import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { failedWorkQueries, retryWork } from '#client/api/staff/failed-work.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { WorkList } from './WorkList.tsx'
import { StaffPage } from '#client/layout/staff/StaffPage.tsx'

/** Mails, pushes and refunds that were given up after many tries, for admins. */
export function FailedWorkPage() {
  const { t } = useLingui()
  const query = useQuery(failedWorkQueries.list())
  const [busy, setBusy] = useState<readonly string[]>([])
  const [isRefusedNow, setRefusedNow] = useState(false)
  const list = isRefused(query.error) ? undefined : query.data
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
    <StaffPage title={t`Work that failed`}>
      <Text tone="secondary">
        <Trans>
          Mails, messages and refunds are tried for a day and longer. What still failed waits here.
        </Trans>
      </Text>
      <Text size="bodyS" tone="danger" role="alert">
        {isRefusedNow && <Trans>That did not work. Check your connection and try again.</Trans>}
      </Text>
      {list === undefined ? (
        <LoadState
          query={query}
          title={t`The list could not be loaded`}
          offline={t`This list is not kept on this phone.`}
          height={320}
        />
      ) : list.work.length === 0 ? (
        <StateView
          kind="empty"
          title={t`Nothing failed`}
          text={t`Everything that was to be sent has been sent, or is still being tried.`}
        />
      ) : (
        <>
          <Row wrap justify="between" align="center">
            <Text size="bodyS" tone="secondary" role="status">
              <Plural value={list.total} one="# failure" other="# failures" />
            </Text>
            <Button
              tone="outline"
              size="m"
              busy={busy.length > 1}
              disabled={busy.length > 0}
              onClick={() => void retry(list.work.map(({ _id }) => _id))}
            >
              <Trans>Try all again</Trans>
            </Button>
          </Row>
          <WorkList work={list.work} busy={busy} onRetry={(id) => void retry([id])} />
        </>
      )}
    </StaffPage>
  )
}
