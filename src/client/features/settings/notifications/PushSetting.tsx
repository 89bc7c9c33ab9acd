import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lineWords } from '#client/features/settings/settings.css.ts'
import { useInstall } from '#client/pwa/install/install.ts'
import { PushProblem } from '#client/pwa/push/PushProblem.tsx'
import { iconNoteOf, type PushState } from '#client/pwa/push/capability.ts'
import { usePush, type PushOutcome } from '#client/pwa/push/usePush.ts'
import { useOnline } from '#client/api/connection.ts'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { link } from '#client/ui/link.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { Note } from '#client/features/settings/SettingsSection.tsx'

/** Notifications on this device: a switch where they are possible, otherwise what is missing. */
export function PushSetting() {
  const push = usePush()
  const { state } = push
  if (state === undefined) return <Skeleton height={64} />
  return (
    <>
      {state === 'unsupported' || state === 'needs-install' ? (
        <div className={lineWords}>
          <p>
            <Trans>Notifications on this device</Trans>
          </p>
          <Note>{state === 'unsupported' ? <Unsupported /> : <InstallFirst />}</Note>
        </div>
      ) : (
        <PushSwitch push={push} state={state} />
      )}
      <IconNote state={state} />
    </>
  )
}

type PushSwitchProps = { push: ReturnType<typeof usePush>; state: PushState }

function PushSwitch({ push: { pressed, turnOn, turnOff }, state }: PushSwitchProps) {
  const isOnline = useOnline()
  const [outcome, setOutcome] = useState<PushOutcome | null>(null)
  const isOn = state === 'on'

  function change(isWanted: boolean) {
    // A second press while the first is at work would ask twice.
    if (pressed !== null) return
    setOutcome(null)
    if (isWanted) void turnOn().then(setOutcome)
    else void turnOff()
  }
  return (
    <div>
      <Switch
        name="push"
        checked={pressed ?? isOn}
        onChange={change}
        // Off works without a network too.
        disabled={state === 'blocked' || (!isOn && !isOnline)}
        aria-busy={pressed !== null}
        label={<Trans>Notifications on this device</Trans>}
        help={state === 'blocked' ? <Blocked /> : isOn ? <On /> : isOnline ? <Off /> : <Offline />}
      />
      <Text size="bodyS" weight="medium" tone="danger" role="status">
        {outcome !== null && state !== 'blocked' && <PushProblem outcome={outcome} />}
      </Text>
    </div>
  )
}

const On = () => (
  <Trans>
    On. Booking updates reach this device even when Wouri is closed. They show no names or amounts.
  </Trans>
)

const Off = () => (
  <Trans>
    Off. Get a short alert when a booking changes, even when Wouri is closed. It shows no names or amounts.
  </Trans>
)

const Offline = () => <Trans>You are offline. Go online to change this.</Trans>

const Blocked = () => (
  <Trans>
    Blocked in this browser. To allow notifications, tap the icon beside the address and open permissions. For
    an installed app, open its notifications in the settings of your phone or computer.
  </Trans>
)

const InstallFirst = () => (
  <Trans>
    On an iPhone or iPad,{' '}
    <Link to="/settings" hash="install" className={link}>
      install Wouri first
    </Link>
    . Open it from the home screen, sign in and switch this on there.
  </Trans>
)

const Unsupported = () => (
  <Trans>This browser cannot show notifications. See them here, or get them by email.</Trans>
)

/** What the app's icon says on this system. */
function IconNote({ state }: { state: PushState }) {
  const { isInstalled, isIos } = useInstall()
  const canBadge = 'setAppBadge' in navigator
  const isAndroid = /Android/.test(navigator.userAgent)
  const note = iconNoteOf({ canBadge, isAndroid, isIos, isInstalled, state })
  if (note === null) return null
  return (
    <Note>
      {note === 'number' && (
        <span>
          <Trans>The app's icon shows how many notifications are unread.</Trans>
        </span>
      )}
      {note === 'number-when-installed' && (
        <span>
          <Trans>Once Wouri is installed, its icon shows how many notifications are unread.</Trans>
        </span>
      )}
      {note === 'number-when-allowed' && (
        <span>
          <Trans>With notifications on, the app's icon also shows how many are unread.</Trans>
        </span>
      )}
      {note === 'dot' && (
        <span>
          <Trans>Android puts a dot on the app's icon while you have unseen notifications.</Trans>
        </span>
      )}
    </Note>
  )
}
