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
          title={<Trans>One price, all of it</Trans>}
          text={
            <Trans>
              The total on the card is the total at the counter. The security deposit is named apart, and you
              get it back.
            </Trans>
          }
        />
        <Reason
          title={<Trans>Your booking, without a network</Trans>}
          text={
            <Trans>
              Once opened, your bookings and your voucher stay on this phone. Show them at the counter with no
              signal.
            </Trans>
          }
        />
        <Reason
          title={<Trans>People who answer</Trans>}
          text={
            <Trans>
              Each agency gives its phone and WhatsApp numbers with the booking. The landmark of the meeting
              point is there too.
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
