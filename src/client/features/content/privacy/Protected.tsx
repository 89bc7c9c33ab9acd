import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { FactTable } from '#client/features/content/article/FactTable.tsx'

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
            You, our staff and the agency for your rental can see your licence, from 7 days before pick-up
            until 30 days after drop-off, unless the booking is cancelled. Each time one is opened, we record
            who did it.
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
            An agency sees the bookings of its own fleet and no others. Our software writes neither names nor
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
      <RetentionTable />
      <p>
        <Trans>
          When you delete your account, your name, your details and everything written about a booking leave
          your bookings too. Dates and amounts stay, under "Deleted driver", because the books need them.
        </Trans>
      </p>
    </>
  )
}

function RetentionTable() {
  const { t } = useLingui()
  return (
    <FactTable
      caption={t`How long we keep it`}
      columns={[t`What`, t`How long`]}
      rows={retention.map(({ key, what, until }) => ({ key, cells: [t(what), t(until)] }))}
    />
  )
}

/** How long data about people stays on the server; jobs of the server delete it. */
const retention: readonly { key: string; what: MessageDescriptor; until: MessageDescriptor }[] = [
  {
    key: 'account',
    what: msg`Account, profile and picture`,
    until: msg`Until you delete it. One whose address was never confirmed and that has no booking goes after 7 days`,
  },
  {
    key: 'licence',
    what: msg`Driving licence`,
    until: msg`Until 30 days after the end of your last rental, or after you sent it if that was later. You can remove it earlier in your settings`,
  },
  { key: 'upload', what: msg`A licence that was sent and not used`, until: msg`24 hours` },
  {
    key: 'bookings',
    what: msg`Bookings, payments and their history`,
    until: msg`Without a fixed end, for the books; without your name and your words once you have deleted your account`,
  },
  {
    key: 'unconfirmed',
    what: msg`A booking to be paid at the counter, whose email address is not confirmed`,
    until: msg`Cancelled after 24 hours, or at pick-up if that is sooner; then kept like other bookings`,
  },
  {
    key: 'notifications',
    what: msg`Notifications and saved cars`,
    until: msg`Until you delete your account. What you delete or remove yourself is no longer shown`,
  },
  { key: 'sessions', what: msg`Sessions`, until: msg`Until you sign out; those that ran out, 7 days more` },
  {
    key: 'devices',
    what: msg`Devices on which you signed in, each as a random number`,
    until: msg`400 days after your last sign-in there, or until you delete your account`,
  },
  {
    key: 'links',
    what: msg`Links in our mails that open an account or confirm a booking`,
    until: msg`24 hours, or until they are used`,
  },
  {
    key: 'messages',
    what: msg`Messages you write to us`,
    until: msg`Until they are in our mailbox; 30 days at most if they cannot be sent`,
  },
  {
    key: 'mails',
    what: msg`Copies of our mails to you`,
    until: msg`None; where no mail server is set up, 30 days`,
  },
  {
    key: 'newsletter',
    what: msg`Newsletter address`,
    until: msg`Until you unsubscribe; 7 days if you never confirm it`,
  },
  {
    key: 'work',
    what: msg`Notes of work done and messages of payment providers, identifiers only`,
    until: msg`30 days`,
  },
  {
    key: 'audit',
    what: msg`The record of who opened a licence or had a copy of data made, identifiers only`,
    until: msg`3 years`,
  },
]
