import { Trans } from '@lingui/react/macro'
import { CircleCheck, ExternalLink } from 'lucide-react'
import { licenceAddress } from '#client/api/licences.ts'
import { useOnline } from '#client/storage/connection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { actions, emblem, file, kind, state } from './LicenceSection.css.ts'

type LicenceOnFileProps = { licence: string; onReplace: () => void; onDelete: () => void }

export function LicenceOnFile({ licence, onReplace, onDelete }: LicenceOnFileProps) {
  const isOnline = useOnline()
  return (
    <>
      <div className={file}>
        <CircleCheck size={24} className={emblem} aria-hidden="true" />
        <div>
          <p className={state}>
            <Trans>Your licence is on file</Trans>
          </p>
          <p className={kind}>
            {licence.endsWith('.pdf') ? <Trans>PDF document</Trans> : <Trans>Photo</Trans>}
          </p>
        </div>
      </div>
      <div className={actions}>
        {isOnline && (
          <a
            href={licenceAddress(licence)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ tone: 'outline' })}
          >
            <ExternalLink size={18} aria-hidden="true" />
            <Trans>
              View <VisuallyHidden>your licence in a new tab</VisuallyHidden>
            </Trans>
          </a>
        )}
        <Button tone="outline" disabled={!isOnline} onClick={onReplace}>
          <Trans>
            Replace <VisuallyHidden>your licence</VisuallyHidden>
          </Trans>
        </Button>
        <Button tone="quiet" disabled={!isOnline} onClick={onDelete}>
          <Trans>
            Delete <VisuallyHidden>your licence</VisuallyHidden>
          </Trans>
        </Button>
      </div>
      {!isOnline && (
        <p className={kind} role="status">
          <Trans>
            You are offline. The licence is not kept on this device; it can be seen and changed online.
          </Trans>
        </p>
      )}
    </>
  )
}
