import { DeferredSavedCars } from '#client/components/favourites/DeferredSavedCars.tsx'
import { useHydratedBlock } from '#client/hydration/useHydratedBlock.ts'
import { Places } from './Places.tsx'
import { Reasons } from './Reasons.tsx'
import { Suppliers } from './Suppliers.tsx'
import { blocks, excerpt, excerptHead } from './blocks.css.ts'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import { QuestionList } from '#client/components/questions/QuestionList.tsx'

/** Everything under the sizes of cars. */
export function Below() {
  const ref = useHydratedBlock<HTMLDivElement>()
  return (
    <div ref={ref} className={blocks}>
      <DeferredSavedCars />
      <Places />
      <Suppliers />
      <Reasons />
      <FaqExcerpt />
    </div>
  )
}

/** The four questions at the end of a page about something else. */
function FaqExcerpt() {
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
