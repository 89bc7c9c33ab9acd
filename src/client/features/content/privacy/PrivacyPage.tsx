import { Trans, useLingui } from '@lingui/react/macro'
import { Article, LastChanged } from '#client/features/content/article/Article.tsx'
import { Collected, Used } from './DataUse.tsx'
import { Acknowledged, Changes, Children, Reach, Rights } from './YourRights.tsx'
import { Protected } from './Protected.tsx'
import { Shared } from './Shared.tsx'

/** Nine sections (rule 14). */
export function PrivacyPage() {
  const { t } = useLingui()
  return (
    <Article
      isNumbered
      title={t`Privacy policy`}
      changed={<LastChanged />}
      lead={
        <Trans>
          Wouri lets you find and book cars of rental agencies in Cameroon. This page says what we learn about
          you on the way, what for, who else sees it, how long it stays, and how you get it back or have it
          deleted. We do not sell personal data, show no advertising and build no profile of you.
        </Trans>
      }
      parts={[
        { id: 'information', title: t`Information we collect`, body: <Collected /> },
        { id: 'use', title: t`How we use it`, body: <Used /> },
        { id: 'protection', title: t`How we protect it, and how long we keep it`, body: <Protected /> },
        { id: 'sharing', title: t`Who we share it with`, body: <Shared /> },
        { id: 'children', title: t`Children under 13`, body: <Children /> },
        { id: 'changes', title: t`Changes to this policy`, body: <Changes /> },
        { id: 'rights', title: t`Your rights`, body: <Rights /> },
        { id: 'contact', title: t`How to reach us`, body: <Reach /> },
        { id: 'acknowledgment', title: t`Acknowledgment`, body: <Acknowledged /> },
      ]}
    />
  )
}
