import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Smartphone } from 'lucide-react'
import type { Session } from '#contract/sessions.ts'
import { useDates } from '#client/i18n/format.ts'
import { line, name, quiet, words } from '#client/features/settings/lines.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { isPhone } from './device-parts.ts'
import { device as deviceWords } from './SessionLine.css.ts'
import { useDeviceName } from './useDeviceName.ts'

type SessionLineProps = { session: Session; isOnline: boolean; isEnding: boolean; onEnd: () => void }

export function SessionLine({ session, isOnline, isEnding, onEnd }: SessionLineProps) {
  const { t } = useLingui()
  const dates = useDates()
  const deviceName = useDeviceName()(session.device)
  const Icon = isPhone(session.device) ? Smartphone : Monitor
  const since = dates.dateTime(session.createdAt)
  const lastDay = dates.day(session.lastSeenAt)
  return (
    <li className={line}>
      <div className={deviceWords}>
        <Icon size={24} aria-hidden />
        <div className={words}>
          <p className={name}>{deviceName}</p>
          <p className={quiet}>
            {session.isThis ? (
              <Trans>This device · signed in {since}</Trans>
            ) : session.stayConnected ? (
              <Trans>Last used {lastDay} · signed in {since}</Trans>
            ) : (
              <Trans>Signed in {since}</Trans>
            )}
          </p>
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
