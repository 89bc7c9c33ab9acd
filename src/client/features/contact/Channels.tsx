import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { ContactCluster } from '#client/components/contact/ContactCluster.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { titleL } from '#client/ui/Text/text.css.ts'
import { channels, contactLine, contactLines, contactName, channelsFailed } from './ContactPage.css.ts'

/** A person, at once. */
export function Channels() {
  const query = useQuery(settingsQueries.current())
  return (
    <section className={channels}>
      <h2 className={titleL}>
        <Trans>Talk to us</Trans>
      </h2>
      {query.data && <Ways contact={query.data.contact} />}
      {query.isPending && (
        <>
          <Skeleton height={52} />
          <Skeleton height={88} />
        </>
      )}
      {query.isError && !query.data && <NoWays query={query} />}
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
          <dt className={contactName}>
            <Trans>Phone</Trans>
          </dt>
          <dd>{readablePhone(contact.phone)}</dd>
        </div>
        <div className={contactLine}>
          <dt className={contactName}>
            <Trans>E-mail</Trans>
          </dt>
          <dd>{contact.email}</dd>
        </div>
      </dl>
    </>
  )
}

function NoWays({ query }: { query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> } }) {
  const failureText = useFailureText()
  return (
    <div className={channelsFailed} role="alert">
      <p>{failureText(failureCode(query.error))}</p>
      <Button tone="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}
