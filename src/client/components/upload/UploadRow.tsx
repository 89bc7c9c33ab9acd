import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, FileText } from 'lucide-react'
import { isOfFile } from '#contract/file-failures.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import type { Upload } from './useUpload.ts'
import * as styles from './upload.css.ts'

type UploadRowProps = { upload: Upload; onRetry: () => void; onCancel: () => void; onRemove: () => void }

/** The chosen file, how far it is, and what can be done with it. */
export function UploadRow({ upload, onRetry, onCancel, onRemove }: UploadRowProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { state, fileName, progress } = upload
  const isUnderWay = state === 'preparing' || state === 'sending'
  const canRetry = state === 'failed' && !(upload.problem && isOfFile(upload.problem))
  return (
    <div className={styles.row}>
      <StateIcon state={state} />
      <div className={styles.words}>
        <p className={styles.fileName} title={fileName}>
          {fileName}
        </p>
        {/* Hidden from screen readers, which would read every percent: the status below announces changes of state only. */}
        <Text size="bodyS" tone="secondary" className={styles.detail} aria-hidden>
          <StateText upload={upload} />
        </Text>
      </div>
      <div className={styles.actions}>
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
          {isUnderWay && (
            <span>
              <Trans>Sending</Trans>
            </span>
          )}
          {state === 'failed' && (
            <span>
              <Trans>Not sent</Trans>
            </span>
          )}
          {state === 'done' && (
            <span>
              <Trans>Sent</Trans>
            </span>
          )}
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

function StateText({ upload: { state, progress } }: { upload: Upload }) {
  const percent = Math.floor(progress * 100)
  switch (state) {
    case 'preparing':
      return <Trans>Getting it ready</Trans>
    case 'sending':
      // Everything is sent; the server is checking the file.
      return progress >= 1 ? <Trans>Checking the file</Trans> : <Trans>Sending, {percent} %</Trans>
    case 'failed':
      return <Trans>Not sent</Trans>
    case 'done':
      return <Trans>Sent</Trans>
    case 'idle':
      return null
  }
}
