import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { titleM } from '#client/ui/Text/text.css.ts'
import { SectionHead } from './Section.tsx'
import { reason, reasons, reasonText as textStyle } from './blocks.css.ts'

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
      <h3 className={titleM}>{title}</h3>
      <p className={textStyle}>{text}</p>
    </div>
  )
}
