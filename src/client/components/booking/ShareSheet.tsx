import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { sharedText as textBox, shareActions } from './booking.css.ts'

/** What is shared is shown as it will be read. */
export function ShareSheet({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useLingui()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      onClose()
      showToast({ kind: 'success', text: t`Copied. Paste it where you like.` })
    } catch {
      showToast({ kind: 'info', text: t`Your browser could not copy this. Select the text and copy it.` })
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`Share this trip`}
      description={t`It leaves out your name, the price and the reference.`}
      closeLabel={t`Close`}
      footer={
        <div className={shareActions}>
          <WhatsappLink number="" text={text} size="l">
            <Trans>Share on WhatsApp</Trans>
          </WhatsappLink>
          <Button tone="outline" size="l" onClick={() => void copy()}>
            <Copy size={20} strokeWidth={1.5} aria-hidden />
            <Trans>Copy</Trans>
          </Button>
        </div>
      }
    >
      <p className={textBox}>{text}</p>
    </Sheet>
  )
}
