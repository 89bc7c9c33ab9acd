// How long what is kept about people stays on the server; what forgets it is in the server's clock.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const keeping: readonly { key: string; what: MessageDescriptor; until: MessageDescriptor }[] = [
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
    what: msg`A booking to be paid at the counter, whose e-mail address is not confirmed`,
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
    until: msg`Without a fixed end`,
  },
]
