import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { failureCode } from '#client/api/call-failure.ts'
import { sendValidationMail } from '#client/api/account/verify-email.ts'
import { useSendLinkFailure } from '#client/components/form/mail-failure.ts'
import { verify } from '#client/session/verify.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { actions, inner, words } from './VerifyStrip.css.ts'

type VerifyStripProps = { email: string; onDismiss: () => void }

/** Asks a signed-in person with an unconfirmed address to confirm it. */
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
    <section className={inner} aria-label={t`Verify your email`}>
      <p className={words}>
        <Trans>Verify your email: open the link in the mail to {email}.</Trans>
      </p>
      <div className={actions}>
        <Button tone="outline" busy={isBusy} disabled={!isOnline} onClick={() => void press()}>
          <Trans>Send the email again</Trans>
        </Button>
        <IconButton label={t`Close`} icon={<X size={20} aria-hidden />} onClick={close} />
      </div>
    </section>
  )
}

/** Asks for the mail again and shows the result. */
function useSendAgain(): () => Promise<void> {
  const { t } = useLingui()
  const failureOf = useSendLinkFailure()
  return async () => {
    try {
      if (await sendValidationMail()) showToast({ kind: 'success', text: t`Validation email sent.` })
      // Verified meanwhile, on another device: the strip goes with the next answer about the person.
      else await verify()
    } catch (error) {
      const code = failureCode(error)
      const isKnown = code === 'too-many-requests' || code === 'offline'
      showToast({
        kind: 'error',
        text: isKnown ? failureOf(error) : t`An error occurred while sending validation email.`,
      })
    }
  }
}
