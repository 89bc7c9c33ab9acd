import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { day } from '#domain/rental/period.ts'
import { bullets, details, measure, summary } from '#client/features/settings/settings.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { persistedQueries, cachedFiles, type AnswerRoot } from '#client/storage/storage-policy.ts'

const names: Record<AnswerRoot, MessageDescriptor> = {
  bookings: msg`Bookings and their vouchers`,
  notifications: msg`Notifications`,
  account: msg`Your details`,
  favourites: msg`Saved cars`,
  staff: msg`Bookings of your fleet, for rental staff`,
  settings: msg`Conditions and contact of this site`,
  locations: msg`Places`,
  suppliers: msg`Rental agencies`,
  'car-sizes': msg`The lowest price of each size`,
  rates: msg`Exchange rates`,
}

const rootsOf = (whose: 'person' | 'everybody') =>
  (Object.keys(persistedQueries) as AnswerRoot[]).filter((root) => persistedQueries[root].whose === whose)

/** What is stored for offline use, in words, from the same table that decides it. */
export function OfflineDetails() {
  const { most } = cachedFiles.pictures
  return (
    <Text as="details" size="bodyS" tone="secondary" pretty className={classes(measure, details)}>
      <summary className={summary}>
        <Trans>What is kept, and for how long</Trans>
      </summary>
      <p>
        <Trans>Yours, removed from this phone when you sign out:</Trans>
      </p>
      <ul className={bullets}>
        <StoredQueries whose="person" />
        <li>
          <Trans>What you typed at checkout, for a day; a message that waits to be sent, for a week</Trans>
        </li>
        <li>
          <Trans>Ticks on the pick-up list and recent searches, until you sign out</Trans>
        </li>
      </ul>
      <p>
        <Trans>The same for everyone:</Trans>
      </p>
      <ul className={bullets}>
        <StoredQueries whose="everybody" />
        <li>
          <Trans>The last {most} pictures of cars</Trans> · <Days lives={cachedFiles.pictures.lives} />
        </li>
        <li>
          <Trans>The map, after you open it</Trans>
        </li>
        <li>
          <Trans>The app itself, with the words of your language</Trans>
        </li>
        <li>
          <Trans>Its other pages, once you open them, book, sign in or come back</Trans>
        </li>
      </ul>
      <p>
        <Trans>Never kept: passwords, card numbers, pictures of your licence, results of a search.</Trans>
      </p>
    </Text>
  )
}

function StoredQueries({ whose }: { whose: 'person' | 'everybody' }) {
  const { t } = useLingui()
  return rootsOf(whose).map((root) => (
    <li key={root}>
      {t(names[root])} · <Days lives={persistedQueries[root].lives} />
    </li>
  ))
}

function Days({ lives }: { lives: number }) {
  return <Plural value={lives / day} one="# day" other="# days" />
}
