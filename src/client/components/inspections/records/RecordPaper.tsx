import { Trans } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import type { Inspection } from '#contract/bookings/inspections.ts'
import { recordPaperAddress } from '#client/api/bookings/inspections.ts'
import { FileLink } from '#client/components/FileLink.tsx'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'

/** The record as a file, in the language of its driver and in French. */
export function RecordPaper({ booking, record }: { booking: string; record: Inspection }) {
  return (
    <div>
      <FileLink
        className={buttonClass({ tone: 'outline', size: 's' })}
        address={recordPaperAddress(booking, record._id)}
      >
        <FileDown size={18} strokeWidth={1.5} aria-hidden />
        {record.kind === 'out' ? (
          <Trans>Rental contract as a PDF</Trans>
        ) : (
          <Trans>Return report as a PDF</Trans>
        )}
      </FileLink>
    </div>
  )
}
