import { useId, type ReactNode, lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLingui, Trans } from '@lingui/react/macro'
import { FileDown, Printer } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { bookedConditionsAddress, supplierQueries } from '#client/api/cars/suppliers.ts'
import { FileLink } from '#client/components/FileLink.tsx'
import { ConditionsLink } from '#client/components/booking/ConditionsLink.tsx'
import { Checklist } from '#client/components/booking/Checklist.tsx'
import { CounterMethods } from '#client/components/booking/PickUpItems.tsx'
import { extraLabels } from '#client/components/car/labels.ts'
import { PriceBreakdown } from '#client/components/car/PriceBreakdown.tsx'
import { receiptAddress } from '#client/api/bookings/payments.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { buttonClass, Button } from '#client/ui/Button/Button.tsx'
import { block, quiet, receiptActions } from './detail.css.ts'

type BlockProps = { title: string; isPrinted?: boolean; children: ReactNode }

export function Block({ title, isPrinted, children }: BlockProps) {
  const id = useId()
  return (
    <section className={block} aria-labelledby={id} data-print={isPrinted}>
      <h2 id={id} className={titleM}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What the counter asks for, to be ticked, and how it takes money. */
export function PickUpChecklist({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const supplier = useQuery(supplierQueries.all()).data?.find(({ _id }) => _id === booking.supplier._id)
  return (
    <Block title={t`Bring to the counter`} isPrinted>
      <Checklist booking={booking._id} deposit={booking.deposit} />
      {supplier && (
        <p className={quiet}>
          <CounterMethods supplier={supplier} />
        </p>
      )}
    </Block>
  )
}

/** What it costs, with the receipt, and what was chosen with it. */
export function Terms({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <>
      <Block title={t`Price`} isPrinted>
        <PriceBreakdown lines={booking.lines} total={booking.total} />
        {booking.paid > 0 && <ReceiptActions booking={booking} />}
        {booking.hasConditions && <ConditionsLink address={bookedConditionsAddress(booking._id, language)} />}
      </Block>
      <Block title={t`Extras`} isPrinted>
        <BookedExtras booking={booking} />
      </Block>
    </>
  )
}

function BookedExtras({ booking: { extras, additionalDriver } }: { booking: Booking }) {
  const { t } = useLingui()
  if (extras.length === 0)
    return (
      <p className={quiet}>
        <Trans>No extras chosen.</Trans>
      </p>
    )
  return (
    <ul>
      {extras.map((extra) => (
        <li key={extra}>
          {t(extraLabels[extra])}
          {extra === 'additionalDriver' && (
            <span className={quiet}>
              {' '}
              ·{' '}
              <span>
                {additionalDriver === null ? <Trans>named at the counter</Trans> : additionalDriver.fullName}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Printed from what is on the screen, also offline; as a file from the server. */
function ReceiptActions({ booking }: { booking: Booking }) {
  const language = useLanguage()
  return (
    <div className={receiptActions}>
      <PrintReceipt booking={booking} />
      <FileLink className={buttonClass({ tone: 'quiet' })} address={receiptAddress(booking._id, language)}>
        <FileDown size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Receipt as a PDF</Trans>
      </FileLink>
    </div>
  )
}

const Receipt = lazy(async () => ({ default: (await import('./Receipt.tsx')).Receipt }))

/** Opens the printer's dialog, which also makes a PDF, on a sheet with only the receipt. */
function PrintReceipt({ booking }: { booking: Booking }) {
  const [isPrinting, setIsPrinting] = useState(false)
  return (
    <div>
      <Button tone="outline" busy={isPrinting} onClick={() => setIsPrinting(true)}>
        <Printer size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Print the receipt</Trans>
      </Button>
      {isPrinting && (
        <Suspense>
          <Receipt booking={booking} onPrinted={() => setIsPrinting(false)} />
        </Suspense>
      )}
    </div>
  )
}
