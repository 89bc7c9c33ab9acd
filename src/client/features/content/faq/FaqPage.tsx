import { useEffect } from 'react'
import { Link, useRouterState } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { settingsQueries } from '#client/api/site/settings.ts'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'
import { Page } from '#client/layout/Page.tsx'
import { QuestionList } from '#client/components/questions/QuestionList.tsx'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { columns, help, list, ways } from './FaqPage.css.ts'

export function FaqPage() {
  const { t } = useLingui()
  useOpenQuestionInHash()
  return (
    <Page title={t`FAQ`}>
      <Text as="h1" size="displayM">
        <Trans>FAQ</Trans>
      </Text>
      <div className={columns}>
        <div className={list}>
          <QuestionList heading="h2" isFirstOpen />
        </div>
        <Help />
      </div>
    </Page>
  )
}

function Help() {
  const { t } = useLingui()
  const { data } = useQuery(settingsQueries.current())
  return (
    <aside className={help} aria-labelledby="more-questions">
      <Text as="h2" size="titleM" id="more-questions">
        <Trans>A person answers</Trans>
      </Text>
      <Text tone="secondary" pretty>
        <Trans>
          For a booking, ask the agency: the numbers are on the booking. For anything else, ask us.
        </Trans>
      </Text>
      <div className={ways}>
        <Link to="/contact" className={buttonClass({ tone: 'outline', full: true })}>
          <Trans>More questions?</Trans>
        </Link>
        {data !== undefined && (
          <WhatsappLink number={data.contact.whatsapp} text={t`Hello, I have a question about Wouri.`} full />
        )}
      </div>
    </aside>
  )
}

/** Opens the question that the address names (`/faq#age`) and brings it into view. */
function useOpenQuestionInHash(): void {
  const asked = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    const question = asked === '' ? null : document.getElementById(asked)
    if (!(question instanceof HTMLDetailsElement)) return
    question.open = true
    question.scrollIntoView()
  }, [asked])
}
