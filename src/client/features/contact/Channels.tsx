import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { settingsQueries } from '#client/api/site/settings.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { ContactCluster } from '#client/components/contact/ContactCluster.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { channels, contactLine, contactLines } from './ContactPage.css.ts'

/** A person, at once. */
export function Channels() {
  const query = useQuery(settingsQueries.current())
  return (
    <section className={channels}>
      <Text as="h2" size="titleL">
        <Trans>Talk to us</Trans>
      </Text>
      {query.data && <Ways contact={query.data.contact} />}
      {query.isPending && (
        <>
          <Skeleton height={52} />
          <Skeleton height={88} />
        </>
      )}
      {query.isError && !query.data && <InlineFailure query={query} role="alert" />}
    </section>
  )
}

type Contact = { phone: string; whatsapp: string; email: string }

/** Also to be read: a number is dialled from another phone, an address copied. */
function Ways({ contact }: { contact: Contact }) {
  const { t } = useLingui()
  return (
    <>
      <ContactCluster
        contact={contact}
        greeting={t`Hello, I have a question about Wouri.`}
        subject={t`A question about Wouri`}
        size="l"
      />
      <dl className={contactLines}>
        <div className={contactLine}>
          <Text as="dt" tone="secondary">
            <Trans>Phone</Trans>
          </Text>
          <dd>{readablePhone(contact.phone)}</dd>
        </div>
        <div className={contactLine}>
          <Text as="dt" tone="secondary">
            <Trans>Email</Trans>
          </Text>
          <dd>{contact.email}</dd>
        </div>
      </dl>
    </>
  )
}
