import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { Camera, CircleAlert, CircleCheck, ExternalLink } from 'lucide-react'
import type { User } from '#contract/account/account.ts'
import { licenceAddress } from '#client/api/account/licences.ts'
import { useOnline } from '#client/api/connection.ts'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { classes } from '#client/ui/classes.ts'
import {
  licenceIcons,
  licence,
  licenceLink,
  licenceAction,
  licenceSides,
  licenceText,
} from './booking.css.ts'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

type LicenceStateProps = {
  /** A guest's licence came with the booking itself. */
  isGuest: boolean
  /** The driver who is here; null while their record is not known. */
  user: Pick<User, 'license' | 'licenseBack'> | null
}

/** Whether the supplier can look at the driver's licence already, and what to do when not. */
export function LicenceState({ isGuest, user }: LicenceStateProps) {
  const isOnline = useOnline()
  if (isGuest)
    return (
      <div className={licence}>
        <CircleCheck size={20} strokeWidth={1.5} className={licenceIcons.there} aria-hidden />
        <p>
          <Trans>Your licence was sent with this booking</Trans>
        </p>
        <BringIt />
      </div>
    )
  // A record kept on a device before there were licences does not say.
  if (user === null || user.license === undefined) return null
  if (user.license === null)
    return (
      <div className={licence}>
        <CircleAlert size={20} strokeWidth={1.5} className={licenceIcons.missing} aria-hidden />
        <p>
          <Trans>No licence is on file</Trans>
        </p>
        <p className={licenceText}>
          <Trans>Add it before pick-up to save time at the counter, and bring the original.</Trans>
        </p>
        <div className={licenceAction}>
          <Link to="/settings" hash="licence" className={buttonClass({ tone: 'outline' })}>
            <Trans>Add your licence</Trans>
          </Link>
        </div>
      </div>
    )
  return (
    <div className={licence}>
      <CircleCheck size={20} strokeWidth={1.5} className={licenceIcons.there} aria-hidden />
      <p>
        <Trans>Your licence is on file</Trans>
      </p>
      <BringIt />
      {isOnline && <Sides front={user.license} back={user.licenseBack} />}
    </div>
  )
}

/** Each side in a tab of its own; a photo without the other side asks for it. */
function Sides({ front, back }: { front: string; back: string | undefined }) {
  return (
    <div className={licenceSides}>
      <FileLink name={front}>
        <Trans>View your licence</Trans>
      </FileLink>
      {back !== undefined && (
        <FileLink name={back}>
          <Trans>View the back</Trans>
        </FileLink>
      )}
      {back === undefined && !front.endsWith('.pdf') && (
        <Link to="/settings" hash="licence" className={classes(buttonClass({ tone: 'quiet' }), licenceLink)}>
          <Camera {...icon} />
          <Trans>Add the back</Trans>
        </Link>
      )}
    </div>
  )
}

function FileLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <a
      className={classes(buttonClass({ tone: 'quiet' }), licenceLink)}
      href={licenceAddress(name)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalLink {...icon} />
      {children}
    </a>
  )
}

function BringIt() {
  return (
    <p className={licenceText}>
      <Trans>Bring the original to the counter.</Trans>
    </p>
  )
}
