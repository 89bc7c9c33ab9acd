import { lazy, Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/account/account.ts'
import { SettingsLine, Note, SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { useLazySheet } from '#client/features/settings/useLazySheet.ts'
import { useOwnRecord } from '#client/features/settings/useOwnRecord.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'

// Loaded when opened: both need a network and are rarely used.
const ExportSheet = lazy(async () => ({ default: (await import('./DataSheets.tsx')).ExportSheet }))
const DeleteSheet = lazy(async () => ({ default: (await import('./DataSheets.tsx')).DeleteSheet }))

export function DataSection() {
  const { data: user } = useOwnRecord()
  const isOnline = useOnline()
  if (user === undefined) return null
  return (
    <SettingsSection id="data" title={<Trans>Your data</Trans>}>
      <div>
        <ExportLine user={user} isOnline={isOnline} />
        {user.type === 'user' ? <DeleteLine user={user} isOnline={isOnline} /> : <HandOverLine />}
      </div>
      <Note>
        <Trans>
          See what we keep, how long and who sees it in the{' '}
          <Link to="/privacy" className={link}>
            privacy policy
          </Link>
          .
        </Trans>
      </Note>
      {!isOnline && (
        <Note>
          <Trans>You are offline. Go online to do either.</Trans>
        </Note>
      )}
    </SettingsSection>
  )
}

type DataLineProps = { user: User; isOnline: boolean }

function ExportLine({ user, isOnline }: DataLineProps) {
  const { isOpen, wasOpened, open, close } = useLazySheet()
  return (
    <SettingsLine
      title={<Trans>A copy of your data</Trans>}
      text={
        <Note>
          <Trans>Everything we keep about you, in one file.</Trans>
        </Note>
      }
    >
      <Button tone="outline" disabled={!isOnline} onClick={open}>
        <Trans>Download</Trans>
      </Button>
      <Suspense>{wasOpened && <ExportSheet user={user} open={isOpen} onClose={close} />}</Suspense>
    </SettingsLine>
  )
}

function DeleteLine({ user, isOnline }: DataLineProps) {
  const { isOpen, wasOpened, open, close } = useLazySheet()
  return (
    <SettingsLine
      title={<Trans>Delete your account</Trans>}
      text={
        <Note>
          <Trans>Permanently, with the data we keep about you.</Trans>
        </Note>
      }
    >
      <Button tone="danger" disabled={!isOnline} onClick={open}>
        <Trans>Delete account</Trans>
      </Button>
      <Suspense>{wasOpened && <DeleteSheet user={user} open={isOpen} onClose={close} />}</Suspense>
    </SettingsLine>
  )
}

/** Suppliers and staff cannot delete their accounts themselves. */
function HandOverLine() {
  return (
    <SettingsLine
      title={<Trans>Delete your account</Trans>}
      text={
        <Note>
          <Trans>Write to us first: an account with a fleet or a staff role must be handed over.</Trans>
        </Note>
      }
    >
      <Link to="/contact" className={buttonClass({ tone: 'outline' })}>
        <Trans>Contact</Trans>
      </Link>
    </SettingsLine>
  )
}
