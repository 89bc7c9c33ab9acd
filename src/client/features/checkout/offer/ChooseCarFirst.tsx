import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

export function ChooseCarFirst() {
  const { t } = useLingui()
  return (
    <Page title={t`Checkout`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`Choose a car first`}
        text={t`This link does not say which car, or for which dates. A search takes a minute.`}
        actions={
          <Link to="/search" className={buttonClass({ size: 'l' })}>
            <Trans>Search for a car</Trans>
          </Link>
        }
      />
    </Page>
  )
}
