import { Trans, useLingui } from '@lingui/react/macro'
import { runningBuild } from '#client/pwa/update.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'

/** What helps to find the cause, for a message to us. Not the whole address: links from mails have secrets in theirs. */
export function CopyDetails({ error }: { error: unknown }) {
  const { t } = useLingui()
  const details = [String(error), runningBuild, window.location.pathname].join('\n')
  async function copy() {
    try {
      await navigator.clipboard.writeText(details)
      showToast({ kind: 'success', text: t`Copied` })
    } catch {
      showToast({ kind: 'info', text: details, sticky: true })
    }
  }
  return (
    <Button tone="quiet" onClick={() => void copy()}>
      <Trans>Copy the details</Trans>
    </Button>
  )
}
