import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Bell, ClipboardList, Globe, LogOut, Mail, Settings, Ticket } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/account/account.ts'
import { useUnread } from '#client/components/notifications/useUnread.ts'
import { signOut, useSession } from '#client/session/session.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { aside, email, initials, intro, name, row, rows, who } from './AccountSheet.css.ts'
import { initialsOf } from './initials.ts'
import { AskBeforeLeaving } from './leaving/AskBeforeLeaving.tsx'
import { useSignInReturn } from '#client/layout/screens.ts'
import { Text } from '#client/ui/Text/Text.tsx'

type AccountSheetProps = { open: boolean; onClose: () => void; onPreferences: () => void }

export function AccountSheet({ open, onClose, onPreferences }: AccountSheetProps) {
  const { t } = useLingui()
  const { user, state } = useSession()
  const next = useSignInReturn()
  return (
    <Sheet open={open} onClose={onClose} side="center" title={t`Account`} closeLabel={t`Close`}>
      {user && <Who user={user} />}
      {state === 'out' && (
        <>
          <Text tone="secondary" className={intro}>
            <Trans>Sign in to see your bookings on every device.</Trans>
          </Text>
          <Link
            to="/sign-in"
            search={{ next }}
            className={buttonClass({ size: 'l', full: true })}
            onClick={onClose}
          >
            <Trans>Sign in</Trans>
          </Link>
        </>
      )}
      <div className={rows}>
        {user !== null && user.type !== 'user' && (
          <Link to="/staff" className={row} onClick={onClose}>
            <ClipboardList size={20} aria-hidden="true" />
            <Trans>Desk</Trans>
          </Link>
        )}
        <Link to="/bookings" className={row} onClick={onClose}>
          <Ticket size={20} aria-hidden="true" />
          <Trans>Bookings</Trans>
        </Link>
        {state !== 'out' && <Notifications onClose={onClose} />}
        <button type="button" className={row} onClick={onPreferences}>
          <Globe size={20} aria-hidden="true" />
          <Trans>Language, currency and appearance</Trans>
        </button>
        <Link to="/settings" className={row} onClick={onClose}>
          <Settings size={20} aria-hidden="true" />
          <Trans>Settings</Trans>
        </Link>
        <Link to="/contact" className={row} onClick={onClose}>
          <Mail size={20} aria-hidden="true" />
          <Trans>Contact</Trans>
        </Link>
      </div>
      {state !== 'out' && <SignOut onDone={onClose} />}
    </Sheet>
  )
}

function Who({ user }: { user: User }) {
  return (
    <div className={who}>
      <span className={initials} aria-hidden="true">
        {initialsOf(user.fullName)}
      </span>
      <Text weight="strong" className={name}>
        {user.fullName}
      </Text>
      <Text size="bodyS" tone="secondary" className={email}>
        {user.email}
      </Text>
    </div>
  )
}

function Notifications({ onClose }: { onClose: () => void }) {
  const unread = useUnread()
  return (
    <Link to="/notifications" className={row} onClick={onClose}>
      <Bell size={20} aria-hidden="true" />
      <Trans>Notifications</Trans>
      {unread !== undefined && unread > 0 && (
        <span className={aside}>
          <Plural value={unread} one="# unread" other="# unread" />
        </span>
      )}
    </Link>
  )
}

function SignOut({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await signOut()
    onDone()
    await navigate({ to: '/' })
  }

  return (
    <AskBeforeLeaving leave={leave} isBusy={isLeaving}>
      {(press) => (
        <Button tone="outline" size="l" full busy={isLeaving} onClick={() => press(undefined)}>
          <LogOut size={20} aria-hidden="true" />
          <Trans>Sign out</Trans>
        </Button>
      )}
    </AskBeforeLeaving>
  )
}
