import { Trans } from '@lingui/react/macro'
import { KeepingTable } from './KeepingTable.tsx'

export function Protected() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            Licences and pictures are encrypted (AES-256) before they are written to disk. Photos are drawn
            anew, so that what phones hide in them, such as the place where they were taken, is gone.
          </Trans>
        </li>
        <li>
          <Trans>
            A licence is seen by you, by our staff, and by the supplier of your rental, from 7 days before
            pick-up until 30 days after drop-off, unless the booking is cancelled. Each time one is opened, we
            record who did it.
          </Trans>
        </li>
        <li>
          <Trans>
            Passwords, sessions and the links that open an account are stored only as fingerprints: a stolen
            copy of the database opens nobody's account.
          </Trans>
        </li>
        <li>
          <Trans>
            A supplier sees the bookings of its own fleet and no others. Our software writes neither names nor
            addresses into its logs.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          No system is perfectly safe. If something happens to your data that puts you at risk, we tell you
          and the authorities, as the law asks.
        </Trans>
      </p>
      <KeepingTable />
      <p>
        <Trans>
          When you delete your account, your name, your details and everything written about a booking leave
          your bookings too. Dates and amounts stay, under "Deleted driver", because the books need them.
        </Trans>
      </p>
    </>
  )
}
