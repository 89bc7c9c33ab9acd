import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import * as styles from './camera.css.ts'

type CameraTileProps = {
  /** What is photographed. */
  label: string
  isBusy: boolean
  /** What was taken, or what it looked like the last time. */
  picture?: ReactNode
  isTaken: boolean
  onTake: (file: File) => void
  /** What a press opens instead. */
  onOpen?: (() => void) | undefined
}

/** One press opens the camera of a phone, and a choice of files elsewhere. */
export function CameraTile({ label, isBusy, picture, isTaken, onTake, onOpen }: CameraTileProps) {
  const { t } = useLingui()
  return (
    <label className={styles.tile} aria-busy={isBusy || undefined}>
      <input
        className={styles.input}
        type="file"
        accept="image/*"
        capture="environment"
        disabled={isBusy}
        aria-haspopup={onOpen && 'dialog'}
        onClick={(event) => {
          if (onOpen === undefined) return
          event.preventDefault()
          onOpen()
        }}
        aria-label={isTaken ? t`${label}: take it again` : t`${label}: take a picture`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // So that choosing the same file again is a change.
          target.value = ''
          if (file) onTake(file)
        }}
      />
      {picture}
      <span className={styles.caption} aria-hidden="true">
        <Camera size={20} strokeWidth={1.5} />
        <span>{label}</span>
      </span>
      {isBusy && <span className={styles.busy} role="status" aria-label={t`Getting it ready`} />}
    </label>
  )
}
