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
            <Trans>Your trips, voucher and rental agencies, even offline.</Trans>
          </p>
          <ul className={benefits}>
            <li>
              <Trans>Open your bookings offline at the counter</Trans>
            </li>
            <li>
              <Trans>Fill in less at checkout</Trans>
            </li>
            <li>
              <Trans>Reach your rental agency with one tap</Trans>
            </li>
          </ul>
        </aside>
      </div>
    </Page>
  )
}
