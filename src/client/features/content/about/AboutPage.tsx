import { Trans, useLingui } from '@lingui/react/macro'
import { Article } from '#client/features/content/article/Article.tsx'
import { ReachUs, Booking, Offline, Prices, Suppliers, WhatItIs } from './chapters.tsx'

export function AboutPage() {
  const { t } = useLingui()
  return (
    <Article
      title={t`About Wouri`}
      lead={
        <Trans>
          Wouri is where you find a car in Cameroon and know what it costs before you book: good cars, from
          suppliers who know the roads, at a price that is complete.
        </Trans>
      }
      parts={[
        { id: 'wouri', title: t`What Wouri is`, body: <WhatItIs /> },
        { id: 'booking', title: t`Booking in three steps`, body: <Booking /> },
        { id: 'suppliers', title: t`How suppliers come here`, body: <Suppliers /> },
        { id: 'prices', title: t`How a price is made`, body: <Prices /> },
        { id: 'offline', title: t`Without a network`, body: <Offline /> },
        { id: 'reach', title: t`How to reach us`, body: <ReachUs /> },
      ]}
    />
  )
}
