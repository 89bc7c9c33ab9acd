import { Trans, useLingui } from '@lingui/react/macro'
import { Article, LastChanged } from '#client/features/content/article/Article.tsx'
import { Account, Parties, WhoDrives, Booking, Changing, Price, SecurityDeposit } from './booking-terms.tsx'
import { Answering, LastProvisions, Site, OnTheRoad } from './rental-terms.tsx'

export function TermsPage() {
  const { t } = useLingui()
  return (
    <Article
      isNumbered
      title={t`Terms of use`}
      changed={<LastChanged />}
      lead={
        <Trans>
          What applies between you, the rental agency whose car you rent, and Wouri. You accept it when you
          make an account or a booking. What the law gives you as a consumer stands above it.
        </Trans>
      }
      parts={[
        { id: 'parties', title: t`Who does what`, body: <Parties /> },
        { id: 'account', title: t`Your account`, body: <Account /> },
        { id: 'drivers', title: t`Who may drive`, body: <WhoDrives /> },
        { id: 'booking', title: t`Booking`, body: <Booking /> },
        { id: 'price', title: t`Price and payment`, body: <Price /> },
        { id: 'deposit', title: t`Security deposit`, body: <SecurityDeposit /> },
        { id: 'changing', title: t`Changing and cancelling`, body: <Changing /> },
        { id: 'road', title: t`Pick-up, road and return`, body: <OnTheRoad /> },
        { id: 'site', title: t`Using the site`, body: <Site /> },
        { id: 'liability', title: t`Who answers for what`, body: <Answering /> },
        { id: 'law', title: t`Law, changes and contact`, body: <LastProvisions /> },
      ]}
    />
  )
}
