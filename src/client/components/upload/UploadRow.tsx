import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, FileText } from 'lucide-react'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import type { Upload } from './useUpload.ts'
import * as styles from './UploadRow.css.ts'

type UploadRowProps = { upload: Upload; onRetry: () => void; onCancel: () => void; onRemove: () => void }

/** The chosen file, how far it is, and what can be done with it. */
export function UploadRow({ upload, onRetry, onCancel, onRemove }: UploadRowProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { state, fileName, progress } = upload
  const isUnderWay = state === 'preparing' || state === 'sending'
  // The one thing that another attempt cannot mend is the file.
  const canRetry = state === 'failed' && upload.problem !== 'file-unusable'
  return (
    <div className={styles.row}>
      <StateIcon state={state} />
      <div className={styles.words}>
        <p className={styles.name}>{fileName}</p>
        {/* Every percent read aloud would be noise: the line below says only what has changed. */}
        <p className={styles.detail} aria-hidden>
          <StateWords upload={upload} />
        </p>
      </div>
      <div className={styles.acts}>
        {canRetry && (
          <Button tone="outline" disabled={!isOnline} onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )}
        {isUnderWay ? (
          <Button tone="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
            <VisuallyHidden>{fileName}</VisuallyHidden>
          </Button>
        ) : (
          <Button tone="quiet" onClick={onRemove}>
            <Trans>Remove</Trans>
            <VisuallyHidden>{fileName}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isUnderWay && (
        <progress className={styles.bar} max={1} value={progress} aria-label={t`Sending ${fileName}`} />
      )}
      <VisuallyHidden>
        <span role="status">
          {isUnderWay && <Trans>Sending</Trans>}
          {state === 'failed' && <Trans>Not sent</Trans>}
          {state === 'done' && <Trans>Sent</Trans>}
        </span>
      </VisuallyHidden>
    </div>
  )
}

function StateIcon({ state }: Pick<Upload, 'state'>) {
  if (state === 'done')
    return (
      <CircleCheck size={20} strokeWidth={1.5} className={classes(styles.icon, styles.good)} aria-hidden />
    )
  if (state === 'failed')
    return (
      <CircleAlert size={20} strokeWidth={1.5} className={classes(styles.icon, styles.bad)} aria-hidden />
    )
  return <FileText size={20} strokeWidth={1.5} className={styles.icon} aria-hidden />
}

function StateWords({ upload: { state, progress } }: { upload: Upload }) {
  const percent = Math.floor(progress * 100)
  switch (state) {
    case 'preparing':
      return <Trans>Getting it ready</Trans>
    case 'sending':
      // All bytes have left; the server looks at them.
      return progress >= 1 ? <Trans>Checking the file</Trans> : <Trans>Sending, {percent} %</Trans>
    case 'failed':
      return <Trans>Not sent</Trans>
    case 'done':
      return <Trans>Sent</Trans>
    case 'idle':
      return null
  }
}
