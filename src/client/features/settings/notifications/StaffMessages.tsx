import { useState } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { changeMessage, staffMessageQueries, type MessageSetting } from '#client/api/staff/messages.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { Note } from '#client/features/settings/SettingsSection.tsx'
import { lineWords } from '#client/features/settings/settings.css.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'

const labels: Record<MessageSetting['kind'], MessageDescriptor> = {
  'booking-made': msg`New bookings`,
  'cancellation-asked': msg`Cancellations that drivers ask for`,
  'change-asked': msg`Changes that drivers ask for`,
  'driver-landed': msg`Drivers who have landed`,
  'driver-late': msg`Drivers who are late`,
  'car-late': msg`Cars that are not back in time`,
  'next-at-risk': msg`Bookings whose car is not back yet`,
  'paper-expiring': msg`Papers that expire`,
}

/** For staff: what they are told by mail and on their devices, kind by kind. */
export function StaffMessages() {
  const { t } = useLingui()
  const isOnline = useOnline()
  const query = useQuery(staffMessageQueries.own())
  // Somebody without a seat is told nothing about any fleet.
  if (query.isError && failureCode(query.error) === 'forbidden') return null
  return (
    <>
      <div className={lineWords}>
        <Text as="h3" weight="strong">
          <Trans>Messages about the fleet</Trans>
        </Text>
        <Note>
          {isOnline ? (
            <Trans>
              What you switch off no longer comes by mail or to your devices. The list of notifications still
              has all of it.
            </Trans>
          ) : (
            <Trans>You are offline. Go online to change this.</Trans>
          )}
        </Note>
      </div>
      {query.data ? (
        query.data.settings.map((setting) => (
          <MessageSwitch key={setting.kind} setting={setting} isOnline={isOnline} />
        ))
      ) : query.isError ? (
        <InlineFailure query={query} role="alert" />
      ) : (
        isOnline && (
          <div role="status" aria-label={t`Loading`}>
            <Skeleton height={320} />
          </div>
        )
      )}
    </>
  )
}

/** Shows the choice at once and takes it back when the server refuses it. Presses in a row are sent one after the other. */
function MessageSwitch({
  setting: { kind, isOn },
  isOnline,
}: {
  setting: MessageSetting
  isOnline: boolean
}) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [pending, setPending] = useState<boolean | null>(null)
  const { mutate } = useMutation({
    scope: { id: `staff-message-${kind}` },
    mutationFn: changeMessage,
    onSuccess: () => showToast({ kind: 'success', text: t`Settings updated successfully.` }),
    onError: (error) => showToast({ kind: 'error', text: failureText(failureCode(error)) }),
  })
  return (
    <Switch
      name={kind}
      checked={pending ?? isOn}
      disabled={!isOnline}
      onChange={(isWanted) => {
        setPending(isWanted)
        // Of several presses, only the last one calls back.
        mutate({ kind, isOn: isWanted }, { onSettled: () => setPending(null) })
      }}
      label={t(labels[kind])}
    />
  )
}
