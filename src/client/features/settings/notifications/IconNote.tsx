import { Trans } from '@lingui/react/macro'
import { useInstall } from '#client/pwa/install/install.ts'
import { iconNoteOf, type PushState } from '#client/pwa/push/capability.ts'
import { quiet } from '#client/features/settings/lines.css.ts'

/** What the app's icon says on this system. */
export function IconNote({ state }: { state: PushState }) {
  const { isInstalled, isIos } = useInstall()
  const canBadge = 'setAppBadge' in navigator
  const isAndroid = /Android/.test(navigator.userAgent)
  const note = iconNoteOf({ canBadge, isAndroid, isIos, isInstalled, state })
  if (note === null) return null
  return (
    <p className={quiet}>
      {note === 'number' && <Trans>The app's icon shows how many notifications are unread.</Trans>}
      {note === 'number-when-installed' && (
        <Trans>Once Wouri is installed, its icon shows how many notifications are unread.</Trans>
      )}
      {note === 'number-when-allowed' && (
        <Trans>With notifications on, the app's icon also shows how many are unread.</Trans>
      )}
      {note === 'dot' && <Trans>Android puts a dot on the app's icon while a notification waits to be seen.</Trans>}
    </p>
  )
}
