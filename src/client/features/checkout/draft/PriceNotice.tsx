import { Trans } from '@lingui/react/macro'
import { Amount } from '#client/components/booking/Amount.tsx'
import { Notice } from '#client/features/checkout/Notice.tsx'

export function PriceNotice({ before, now }: { before: number; now: number }) {
  return (
    <Notice tone="warning">
      <p>
        <Trans>
          The supplier has changed the price since you last looked: it was <Amount xaf={before} /> and is now{' '}
          <Amount xaf={now} />.
        </Trans>
      </p>
    </Notice>
  )
}
