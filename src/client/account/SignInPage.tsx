import { useEffect, useRef } from 'react'
import { useRouter } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#client/frame/Page.tsx'
import { useSession } from '#client/session/session.ts'
import { displayM } from '#client/ui/text.css.ts'
import { safeNext } from './next-path.ts'
import { SignInForm } from './SignInForm.tsx'
import { aside, card, line, lines, page, wordmark } from './SignInPage.css.ts'

export function SignInPage({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const { state } = useSession()
  const target = safeNext(next, location.origin)
  const isIn = state === 'in'
  const hasLeft = useRef(false)

  useEffect(() => {
    if (!isIn || hasLeft.current) return
    hasLeft.current = true
    router.history.replace(target)
  }, [isIn, router, target])

  return (
    <Page title={t`Sign in`} width="wide">
      <div className={page}>
        <div className={card}>
          <p className={wordmark} translate="no">
            Wouri
          </p>
          <h1 className={displayM} tabIndex={-1}>
            <Trans>Sign in</Trans>
          </h1>
          <SignInForm />
        </div>
        <aside className={aside}>
          <p className={line}>
            <Trans>Your trips, your voucher and your suppliers, also where there is no network.</Trans>
          </p>
          <ul className={lines}>
            <li>
              <Trans>Bookings open offline at the counter</Trans>
            </li>
            <li>
              <Trans>Checkout asks only what it does not know</Trans>
            </li>
            <li>
              <Trans>One press to reach your supplier</Trans>
            </li>
          </ul>
        </aside>
      </div>
    </Page>
  )
}
