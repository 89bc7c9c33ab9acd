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
          Find a car in Cameroon and know what it costs before you book: good cars, from rental agencies that
          know the roads, at a complete price.
        </Trans>
      }
      parts={[
        { id: 'wouri', title: t`What Wouri is`, body: <WhatItIs /> },
        { id: 'booking', title: t`Booking in three steps`, body: <Booking /> },
        { id: 'suppliers', title: t`How we choose rental agencies`, body: <Suppliers /> },
        { id: 'prices', title: t`How prices work`, body: <Prices /> },
        { id: 'offline', title: t`Offline`, body: <Offline /> },
        { id: 'reach', title: t`How to reach us`, body: <ReachUs /> },
      ]}
    />
  )
}
