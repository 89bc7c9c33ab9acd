import { Trans } from '@lingui/react/macro'
import { Amount } from '#client/components/booking/Amount.tsx'
import type { PickUpItem } from './pick-up-items.ts'

export function PickUpItemText({ item, deposit }: { item: PickUpItem; deposit: number }) {
  switch (item) {
    case 'licence':
      return <Trans>A driving licence valid on the day, for each driver</Trans>
    case 'identity':
      return <Trans>A national identity card or a passport</Trans>
    case 'deposit':
      return deposit > 0 ? (
        <Trans>
          The security deposit of <Amount xaf={deposit} />, given back when the car returns as it left
        </Trans>
      ) : (
        <Trans>No security deposit is asked for this car</Trans>
      )
  }
}
