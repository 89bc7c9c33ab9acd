import { lazy, Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { useOnline } from '#client/storage/connection.ts'
import { quiet } from '#client/features/settings/lines.css.ts'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { useOwnRecord } from '#client/features/settings/useOwnRecord.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'
import { DataLine } from './DataLine.tsx'

// Both need a network and are rarely opened.
const ExportSheet = lazy(async () => ({ default: (await import('./ExportSheet.tsx')).ExportSheet }))
const DeleteSheet = lazy(async () => ({ default: (await import('./DeleteSheet.tsx')).DeleteSheet }))

export function DataSection() {
  const { data: user } = useOwnRecord()
  const isOnline = useOnline()
  if (user === undefined) return null
  return (
    <SettingsSection id="data" title={<Trans>Your data</Trans>}>
      <div>
        <Export user={user} isOnline={isOnline} />
        {user.type === 'user' ? <Delete user={user} isOnline={isOnline} /> : <HandOver />}
      </div>
      <p className={quiet}>
        <Trans>
          What is kept, how long and who sees it is in the{' '}
          <Link to="/privacy" className={link}>
            privacy policy
          </Link>
          .
        </Trans>
      </p>
      {!isOnline && (
        <p className={quiet}>
          <Trans>You are offline. Both can be done once there is a network.</Trans>
        </p>
      )}
    </SettingsSection>
  )
}

type ActProps = { user: User; isOnline: boolean }

function Export({ user, isOnline }: ActProps) {
  const { isOpen, wasOpened, open, close } = useSheet()
  return (
    <DataLine title={<Trans>A copy of your data</Trans>} text={<Trans>Everything kept about you, in one file.</Trans>}>
      <Button tone="outline" disabled={!isOnline} onClick={open}>
        <Trans>Download</Trans>
      </Button>
      <Suspense>{wasOpened && <ExportSheet user={user} open={isOpen} onClose={close} />}</Suspense>
    </DataLine>
  )
}

function Delete({ user, isOnline }: ActProps) {
  const { isOpen, wasOpened, open, close } = useSheet()
  return (
    <DataLine title={<Trans>Delete your account</Trans>} text={<Trans>For good, with what is kept about you.</Trans>}>
      <Button tone="danger" disabled={!isOnline} onClick={open}>
        <Trans>Delete account</Trans>
      </Button>
      <Suspense>{wasOpened && <DeleteSheet user={user} open={isOpen} onClose={close} />}</Suspense>
    </DataLine>
  )
}

/** Suppliers and staff cannot leave by a button. */
function HandOver() {
  return (
    <DataLine
      title={<Trans>Delete your account</Trans>}
      text={<Trans>An account with a fleet or with duties is handed over first. Write to us.</Trans>}
    >
      <Link to="/contact" className={buttonClass({ tone: 'outline' })}>
        <Trans>Contact</Trans>
      </Link>
    </DataLine>
  )
}

/** A sheet that is fetched when it is first opened, and stays to close with grace. */
function useSheet() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return {
    isOpen,
    wasOpened,
    open: () => {
      setWasOpened(true)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
  }
}
