import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { SectionHead } from './Section.tsx'
import { reason, reasons, reasonText } from './blocks.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'

export function Reasons() {
  return (
    <section>
      <SectionHead title={<Trans>How we keep it simple</Trans>} />
      <div className={reasons}>
        <Reason
          title={<Trans>One price, nothing added</Trans>}
          text={
            <Trans>
              The total you see is the total you pay. The security deposit is listed separately, and you get
              it back.
            </Trans>
          }
        />
        <Reason
          title={<Trans>Your booking, even offline</Trans>}
          text={
            <Trans>
              Open a booking once and it stays on this phone. Show the voucher at the counter, even with no
              signal.
            </Trans>
          }
        />
        <Reason
          title={<Trans>Talk to a person</Trans>}
          text={
            <Trans>
              Your booking shows the agency’s phone and WhatsApp numbers, and a landmark for the meeting
              point.
            </Trans>
          }
        />
      </div>
    </section>
  )
}

function Reason({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <div className={reason}>
      <Text as="h3" size="titleM">
        {title}
      </Text>
      <Text tone="secondary" pretty className={reasonText}>
        {text}
      </Text>
    </div>
  )
}
