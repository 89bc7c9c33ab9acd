import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { useHydratedBlock } from '#client/hydration/useHydratedBlock.ts'
import { Done } from '#client/components/form/Done.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import { answer, block, more, words } from './Newsletter.css.ts'
import { SubscribeForm } from './SubscribeForm.tsx'

export function Newsletter() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const ref = useHydratedBlock<HTMLElement>()
  return (
    <section ref={ref} className={block}>
      <div className={words}>
        <h2 className={displayM}>
          <Trans>Newsletter</Trans>
        </h2>
        <p className={more}>
          <Trans>Join our mailing list: new cars and new places, now and then. One press in any mail ends it.</Trans>
        </p>
      </div>
      {sentTo === null ? <SubscribeForm onDone={setSentTo} /> : <Subscribed email={sentTo} />}
    </section>
  )
}

/** Nobody is on the list before the mail has been answered. */
function Subscribed({ email }: { email: string }) {
  return (
    <div className={answer}>
      <Done takesFocus>
        <Trans>Subscription successful!</Trans>
      </Done>
      <p className={more}>
        <Trans>One step is left: open the mail we have sent to {email} and confirm it.</Trans>
      </p>
    </div>
  )
}
