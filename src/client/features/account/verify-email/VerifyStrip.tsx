import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { useSendAgain } from './useSendAgain.ts'
import { actions, inner, words } from './VerifyStrip.css.ts'

type VerifyStripProps = { email: string; onDismiss: () => void }

/** For somebody whose address nobody has confirmed yet. */
export function VerifyStrip({ email, onDismiss }: VerifyStripProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const sendAgain = useSendAgain()
  const [isBusy, setIsBusy] = useState(false)

  async function press() {
    setIsBusy(true)
    await sendAgain()
    setIsBusy(false)
  }
  function close() {
    onDismiss()
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  return (
    <section className={inner} aria-label={t`Verify your e-mail`}>
      <p className={words}>
        <Trans>Verify your e-mail: open the link in the mail to {email}.</Trans>
      </p>
      <div className={actions}>
        <Button tone="outline" busy={isBusy} disabled={!isOnline} onClick={() => void press()}>
          <Trans>Send the mail again</Trans>
        </Button>
        <IconButton label={t`Close`} icon={<X size={20} aria-hidden />} onClick={close} />
      </div>
    </section>
  )
}
