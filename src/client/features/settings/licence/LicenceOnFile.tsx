import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, ExternalLink } from 'lucide-react'
import { licenceAddress } from '#client/api/account/licences.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { Note } from '#client/features/settings/SettingsSection.tsx'

type SideProps = { licence: string; onReplace: () => void; onDelete: () => void }

export function FrontOnFile(side: SideProps) {
  return (
    <OnFile
      {...side}
      title={<Trans>Your licence is on file</Trans>}
      view={
        <Trans>
          View <VisuallyHidden>your licence in a new tab</VisuallyHidden>
        </Trans>
      }
      replace={
        <Trans>
          Replace <VisuallyHidden>your licence</VisuallyHidden>
        </Trans>
      }
      remove={
        <Trans>
          Delete <VisuallyHidden>your licence</VisuallyHidden>
        </Trans>
      }
    />
  )
}

export function BackOnFile(side: SideProps) {
  return (
    <OnFile
      {...side}
      title={<Trans>The back is on file too</Trans>}
      view={
        <Trans>
          View <VisuallyHidden>the back of your licence in a new tab</VisuallyHidden>
        </Trans>
      }
      replace={
        <Trans>
          Replace <VisuallyHidden>the back of your licence</VisuallyHidden>
        </Trans>
      }
      remove={
        <Trans>
          Delete <VisuallyHidden>the back of your licence</VisuallyHidden>
        </Trans>
      }
    />
  )
}

type OnFileProps = SideProps & { title: ReactNode; view: ReactNode; replace: ReactNode; remove: ReactNode }

/** One side, and what can be done with it while there is a network. */
function OnFile({ licence, onReplace, onDelete, title, view, replace, remove }: OnFileProps) {
  const isOnline = useOnline()
  return (
    <>
      <Row gap="s3" align="start">
        <Text as="span" tone="success">
          <CircleCheck size={24} aria-hidden="true" />
        </Text>
        <div>
          <Text weight="strong">{title}</Text>
          <Note>{licence.endsWith('.pdf') ? <Trans>PDF document</Trans> : <Trans>Photo</Trans>}</Note>
        </div>
      </Row>
      <Row wrap>
        {isOnline && (
          <a
            href={licenceAddress(licence)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ tone: 'outline' })}
          >
            <ExternalLink size={18} aria-hidden="true" />
            <span>{view}</span>
          </a>
        )}
        <Button tone="outline" disabled={!isOnline} onClick={onReplace}>
          <span>{replace}</span>
        </Button>
        <Button tone="quiet" disabled={!isOnline} onClick={onDelete}>
          <span>{remove}</span>
        </Button>
      </Row>
    </>
  )
}
