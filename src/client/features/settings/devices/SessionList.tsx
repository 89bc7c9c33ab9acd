import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Smartphone } from 'lucide-react'
import type { Session } from '#contract/account/sessions.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { sessionQueries } from '#client/api/account/sessions.ts'
import { actions, line, lineWords, iconAndWords } from '#client/features/settings/settings.css.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { useEndSessions } from './useEndSessions.ts'
import { isPhone, useDeviceName } from './device-name.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { Note } from '#client/features/settings/SettingsSection.tsx'

/** Where somebody is signed in, this device first; without a network, as it was last known. */
export function SessionList({ userId }: { userId: string }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { data: sessions, error, dataUpdatedAt, refetch } = useQuery(sessionQueries.own(userId))
  const { end, ending, endOthers, isEndingOthers } = useEndSessions(userId)
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed disappears with its line.
  const onSuccess = () => list.current?.focus()

  if (sessions === undefined && error !== null) {
    return (
      <div className={actions}>
        <Text size="bodyS" weight="medium" tone="danger" role="alert">
          {failureText(failureCode(error))}
        </Text>
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
        <Text as="div" size="bodyS" tone="secondary" pretty>
          <p>
            <DataAge updatedAt={dataUpdatedAt} />
          </p>
          <p>
            <Trans>Go online to sign out other devices.</Trans>
          </p>
        </Text>
      )}
      {sessions.length > 1 && (
        <div className={actions}>
          <Button
            tone="outline"
            busy={isEndingOthers}
            disabled={!isOnline}
            onClick={() => endOthers(undefined, { onSuccess })}
          >
            <Trans>Sign out on all other devices</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

type SessionLineProps = { session: Session; isOnline: boolean; isEnding: boolean; onEnd: () => void }

function SessionLine({ session, isOnline, isEnding, onEnd }: SessionLineProps) {
  const { t } = useLingui()
  const dates = useDates()
  const deviceName = useDeviceName()(session.device)
  const Icon = isPhone(session.device) ? Smartphone : Monitor
  const since = dates.dateTime(session.createdAt)
  const lastDay = dates.day(session.lastSeenAt)
  return (
    <li className={line}>
      <div className={iconAndWords}>
        <Icon size={24} aria-hidden />
        <div className={lineWords}>
          <Text weight="strong">{deviceName}</Text>
          <Note>
            {session.isThis ? (
              <Trans>This device · signed in {since}</Trans>
            ) : session.stayConnected ? (
              <Trans>
                Last used {lastDay} · signed in {since}
              </Trans>
            ) : (
              <Trans>Signed in {since}</Trans>
            )}
          </Note>
        </div>
      </div>
      {!session.isThis && (
        <Button
          tone="outline"
          busy={isEnding}
          disabled={!isOnline}
          aria-label={t`Sign out: ${deviceName}`}
          onClick={onEnd}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
