import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { Horizon } from '#client/ui/Horizon/Horizon.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import { aside, card, drawing, motto, benefits, page, wordmark } from './account.css.ts'

/** A screen about getting in: one card, and beside it on desktops what an account is good for. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} width="wide">
      <div className={page}>
        <div className={card}>
          <p className={wordmark} translate="no">
            Wouri
          </p>
          <h1 className={displayM} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        <aside className={aside}>
          <Horizon className={drawing} />
          <p className={motto}>
            <Trans>Your trips, your voucher and your suppliers, also where there is no network.</Trans>
          </p>
          <ul className={benefits}>
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
