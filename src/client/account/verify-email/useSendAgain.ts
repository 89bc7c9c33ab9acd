import { useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { sendValidationMail } from '#client/api/verify-email.ts'
import { useSendLinkFailure } from '#client/form/mail-failure.ts'
import { verify } from '#client/session/verify.ts'
import { showToast } from '#client/ui/Toast/toast.ts'

/** Asks for the mail once more and says what came of it. */
export function useSendAgain(): () => Promise<void> {
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
