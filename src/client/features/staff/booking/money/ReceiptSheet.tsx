import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Mail } from 'lucide-react'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { receiptAddress } from '#client/api/bookings/payments.ts'
import { mailTo } from '#client/components/contact/links.ts'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'
import { FileLink } from '#client/components/FileLink.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { choices, quiet } from '../booking.css.ts'
import { driverSubject, receiptMessage } from '../driver-message.ts'

type ReceiptSheetProps = {
  booking: StaffBooking
  sum: Parameters<typeof receiptMessage>[1]
  /** How the money came or went. */
  what: string
  onClose: () => void
}

/** The receipt of one sum of the counter, in the driver's language: sent, or taken as a file to print. */
export function ReceiptSheet({ booking, sum, what, onClose }: ReceiptSheetProps) {
  const { t } = useLingui()
  const amount = useFrancs()(sum.amount)
  const { driver, language } = booking
  const { number } = sum
  const message = receiptMessage(booking, sum)
  const look = buttonClass({ tone: 'outline', full: true })
  return (
    <Sheet open onClose={onClose} side="center" title={t`Receipt ${number}`} closeLabel={t`Close`}>
      <div className={choices}>
        <p>
          <Trans>
            {what}: {amount}
          </Trans>
        </p>
        {driver.phone !== '' && <WhatsappLink number={driver.phone} text={message} full />}
        {driver.email !== '' && (
          <a className={look} href={mailTo(driver.email, driverSubject(booking), message)}>
            <Mail size={20} strokeWidth={1.5} aria-hidden />
            <Trans>Email</Trans>
          </a>
        )}
        <FileLink
          className={look}
          address={receiptAddress(booking._id, language, number)}
          fallback={
            <p className={quiet}>
              <Trans>The file to print needs a network.</Trans>
            </p>
          }
        >
          <Download size={20} strokeWidth={1.5} aria-hidden />
          <Trans>PDF to print</Trans>
        </FileLink>
      </div>
    </Sheet>
  )
}
