import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { StateView } from '#client/ui/StateView/StateView.tsx'

export function NoSuppliers() {
  const { t } = useLingui()
  return (
    <StateView
      kind="empty"
      title={t`Suppliers are being added`}
      text={<Trans>Come back soon, or tell us which car you need.</Trans>}
      actions={
        <Link to="/contact" className={buttonClass()}>
          <Trans>Contact us</Trans>
        </Link>
      }
    />
  )
}
