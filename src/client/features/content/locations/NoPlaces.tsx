import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { StateView } from '#client/ui/StateView/StateView.tsx'

export function NoPlaces() {
  const { t } = useLingui()
  return (
    <StateView
      kind="empty"
      title={t`No pick-up points yet`}
      text={<Trans>The first ones are being added. Tell us where you need a car.</Trans>}
      actions={
        <Link to="/contact" className={buttonClass()}>
          <Trans>Contact us</Trans>
        </Link>
      }
    />
  )
}
