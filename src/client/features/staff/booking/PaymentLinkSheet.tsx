import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Mail } from 'lucide-react'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { endPaymentLink, makePaymentLink } from '#client/api/bookings/staff-acts.ts'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'
import { useMailFailureText } from '#client/components/staff/mail-failure.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { paymentMessage } from './driver-message.ts'
import { choices, quiet } from './booking.css.ts'

type PaymentLinkSheetProps = { booking: StaffBooking; onClose: () => void }

/** A link with which what is left is paid online: mailed, or taken along for WhatsApp. */
export function PaymentLinkSheet({ booking, onClose }: PaymentLinkSheetProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  const isOnline = useOnline()
  const failureText = useMailFailureText()
  const { busy, failure, url, act } = useLink(booking._id)
  const due = francs(booking.due)
  const { email, phone } = booking.driver
  return (
    <Sheet open onClose={onClose} side="center" title={t`Send a payment link`} closeLabel={t`Close`}>
      <div className={choices}>
        <p className={quiet}>
          <Trans>
            Whoever has the link can pay {due} for this booking until its pick-up, and sees no personal data.
            A new link ends the one before.
          </Trans>
        </p>
        {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
        {url === null ? (
          <>
            {email !== '' && (
              <Button
                full
                busy={busy === 'mail'}
                disabled={!isOnline}
                onClick={() =>
                  void act('mail', async () => {
                    await makePaymentLink(booking._id, 'mail')
                    showToast({ kind: 'success', text: t`The link is on its way to ${email}.` })
                    onClose()
                  })
                }
              >
                <Mail size={20} strokeWidth={1.5} aria-hidden />
                <Trans>Send it by email</Trans>
              </Button>
            )}
            <Button
              full
              tone="outline"
              busy={busy === 'hand'}
              disabled={!isOnline}
              onClick={() => void act('hand', () => makePaymentLink(booking._id, 'hand'))}
            >
              <Trans>WhatsApp or copy</Trans>
            </Button>
          </>
        ) : (
          <>
            <WhatsappLink number={phone} text={paymentMessage(booking, due, url)} full />
            <Button
              full
              tone="outline"
              onClick={() =>
                void navigator.clipboard
                  .writeText(url)
                  .then(() => showToast({ kind: 'success', text: t`Copied` }))
              }
            >
              <Copy size={20} strokeWidth={1.5} aria-hidden />
              <Trans>Copy the link</Trans>
            </Button>
          </>
        )}
        <Button
          full
          tone="quiet"
          busy={busy === 'end'}
          disabled={!isOnline}
          onClick={() =>
            void act('end', async () => {
              await endPaymentLink(booking._id)
              showToast({ kind: 'success', text: t`No link opens this payment any more.` })
              onClose()
            })
          }
        >
          <Trans>End links sent before</Trans>
        </Button>
      </div>
    </Sheet>
  )
}

/** One act at a time; `url` is that of a link taken along, shown once. */
function useLink(id: string) {
  const [busy, setBusy] = useState<'mail' | 'hand' | 'end' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [made, setMade] = useState<{ id: string; url: string } | null>(null)
  async function act(which: NonNullable<typeof busy>, work: () => Promise<string | null | void>) {
    if (busy !== null) return
    setBusy(which)
    setFailure(null)
    try {
      const url = await work()
      if (typeof url === 'string') setMade({ id, url })
    } catch (error) {
      setFailure(failureCode(error))
    } finally {
      setBusy(null)
    }
  }
  return { busy, failure, url: made?.id === id ? made.url : null, act }
}
