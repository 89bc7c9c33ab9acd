import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, Image } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { classes } from '#client/ui/classes.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { camera, choices } from './PictureChoices.css.ts'

type PictureChoicesProps = { hasChosen: boolean; onChoose: (file: File) => void }

export function PictureChoices({ hasChosen, onChoose }: PictureChoicesProps) {
  return (
    <div className={choices}>
      <FileButton accept="image/*" capture="user" className={camera} onChoose={onChoose}>
        <Camera size={20} aria-hidden="true" />
        <Trans>Take a photo</Trans>
      </FileButton>
      <FileButton accept="image/jpeg,image/png,image/webp" onChoose={onChoose}>
        <Image size={20} aria-hidden="true" />
        {hasChosen ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
      </FileButton>
    </div>
  )
}

type FileButtonProps = {
  accept: string
  capture?: 'user'
  className?: string
  onChoose: (file: File) => void
  children: ReactNode
}

function FileButton({ accept, capture, className, onChoose, children }: FileButtonProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button tone="outline" size="l" className={classes(className)} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Choose a photo`}
        accept={accept}
        capture={capture}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file chosen again must be heard again.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
