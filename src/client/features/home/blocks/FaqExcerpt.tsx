import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import { QuestionList } from '#client/components/questions/QuestionList.tsx'
import { excerpt, excerptHead } from './blocks.css.ts'

/** The four questions at the end of a page about something else. */
export function FaqExcerpt() {
  return (
    <section className={excerpt}>
      <div className={excerptHead}>
        <h2 className={displayM}>
          <Trans>Before you rent</Trans>
        </h2>
        <Link to="/faq" className={buttonClass({ tone: 'outline' })}>
          <Trans>All questions</Trans>
        </Link>
      </div>
      <QuestionList heading="h3" />
    </section>
  )
}
