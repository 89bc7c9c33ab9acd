import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { sessionQueries } from '#client/api/sessions.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/storage/connection.ts'
import { DataAge } from '#client/storage/DataAge.tsx'
import { acts, problem, quiet } from '#client/features/settings/lines.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { SessionLine } from './SessionLine.tsx'
import { useEndSessions } from './useEndSessions.ts'

/** Where somebody is signed in, this device first; without a network, as it was last known. */
export function Sessions({ userId }: { userId: string }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { data: sessions, error, dataUpdatedAt, refetch } = useQuery(sessionQueries.own(userId))
  const { end, ending, endOthers, isEndingOthers } = useEndSessions(userId)
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed goes with its line.
  const onSuccess = () => list.current?.focus()

  if (sessions === undefined && error !== null) {
    return (
      <div className={acts}>
        <p className={problem} role="alert">
          {failureText(failureCode(error))}
        </p>
        <Button tone="outline" onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    )
  }
  if (sessions === undefined) {
    return (
      <div role="status" aria-label={t`Loading`}>
        <Skeleton height={77} />
      </div>
    )
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t`Devices you are signed in on`}>
        {sessions.map((session) => (
          <SessionLine
            key={session._id}
            session={session}
            isOnline={isOnline}
            isEnding={ending === session._id}
            onEnd={() => end(session, { onSuccess })}
          />
        ))}
      </ul>
      {!isOnline && (
        <div className={quiet}>
          <p>
            <DataAge updatedAt={dataUpdatedAt} />
          </p>
          <p>
            <Trans>Other devices can be signed out once there is a network.</Trans>
          </p>
        </div>
      )}
      {sessions.length > 1 && (
        <div className={acts}>
          <Button tone="outline" busy={isEndingOthers} disabled={!isOnline} onClick={() => endOthers(undefined, { onSuccess })}>
            <Trans>Sign out on all other devices</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
