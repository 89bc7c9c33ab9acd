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

type LicenceOnFileProps = {
  file: string
  title: ReactNode
  /** What is viewed, replaced and deleted, for who hears the buttons alone. */
  name: ReactNode
  onReplace: () => void
  onDelete: () => void
}

/** One side, and what can be done with it while there is a network. */
export function LicenceOnFile({ file, title, name, onReplace, onDelete }: LicenceOnFileProps) {
  const isOnline = useOnline()
  return (
    <>
      <Row gap="s3" align="start">
        <Text as="span" tone="success">
          <CircleCheck size={24} aria-hidden="true" />
        </Text>
        <div>
          <Text weight="strong">{title}</Text>
          <Note>{file.endsWith('.pdf') ? <Trans>PDF document</Trans> : <Trans>Photo</Trans>}</Note>
        </div>
      </Row>
      <Row wrap>
        {isOnline && (
          <a
            href={licenceAddress(file)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ tone: 'outline' })}
          >
            <ExternalLink size={18} aria-hidden="true" />
            <Trans>
              View <VisuallyHidden>{name} in a new tab</VisuallyHidden>
            </Trans>
          </a>
        )}
        <Button tone="outline" disabled={!isOnline} onClick={onReplace}>
          <Trans>
            Replace <VisuallyHidden>{name}</VisuallyHidden>
          </Trans>
        </Button>
        <Button tone="quiet" disabled={!isOnline} onClick={onDelete}>
          <Trans>
            Delete <VisuallyHidden>{name}</VisuallyHidden>
          </Trans>
        </Button>
      </Row>
    </>
  )
}
