import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { paperFileAddress } from '#client/api/staff/papers.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { picture } from './papers.css.ts'

/** The way to look at a paper: asked for each time it is opened, and kept nowhere. */
export function PaperFile({ file, label }: { file: string; label: string }) {
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  if (file.endsWith('.pdf'))
    return (
      <a
        className={buttonClass({ tone: 'outline' })}
        href={paperFileAddress(file)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Trans>Open the PDF</Trans>
        <VisuallyHidden>{label}</VisuallyHidden>
      </a>
    )
  return (
    <>
      <Button tone="outline" disabled={!isOnline} onClick={() => setOpen(true)}>
        <Trans>Look at it</Trans>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      {isOpen && <PictureSheet file={file} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}

type PictureSheetProps = { file: string; label: string; onClose: () => void }

function PictureSheet({ file, label, onClose }: PictureSheetProps) {
  const { t } = useLingui()
  const [isBroken, setBroken] = useState(false)
  return (
    <Sheet open onClose={onClose} side="center" hasLateContent title={label} closeLabel={t`Close`}>
      <Stack gap="s3">
        {isBroken ? (
          <p role="alert">
            <Trans>The picture could not be loaded. Close this and open it again.</Trans>
          </p>
        ) : (
          <img className={picture} src={paperFileAddress(file)} alt={label} onError={() => setBroken(true)} />
        )}
        <Text size="bodyS" tone="secondary">
          <Trans>Each look is recorded. The picture is not kept on this device.</Trans>
        </Text>
      </Stack>
    </Sheet>
  )
}
