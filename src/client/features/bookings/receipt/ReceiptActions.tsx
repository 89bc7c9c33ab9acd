import { Trans } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { receiptAddress } from '#client/api/payments.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useOnline } from '#client/api/connection.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { PrintReceipt } from './PrintReceipt.tsx'
import { actions } from './ReceiptActions.css.ts'

/** On paper from what is on the screen, also without a network; as a file from the server. */
export function ReceiptActions({ booking }: { booking: Booking }) {
  const isOnline = useOnline()
  const language = useLanguage()
  return (
    <div className={actions}>
      <PrintReceipt booking={booking} />
      {isOnline && (
        <a className={buttonClass({ tone: 'quiet' })} href={receiptAddress(booking._id, language)} download>
          <FileDown size={20} strokeWidth={1.5} aria-hidden />
          <Trans>Receipt as a PDF</Trans>
        </a>
      )}
    </div>
  )
}
