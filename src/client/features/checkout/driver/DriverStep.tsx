import type { ReactNode } from 'react'
import { Link, useRouterState } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import type { User } from '#contract/account/account.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { link } from '#client/ui/link.css.ts'
import { driverFields, type FieldName } from '#client/features/checkout/fields/checkout-fields.ts'
import { CheckoutField } from '#client/features/checkout/fields/CheckoutField.tsx'
import { Notice } from '#client/features/checkout/Notice.tsx'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { LicenceField } from './LicenceField.tsx'
import { fields, hint, driverDetail, driver, emblem, driverName } from './driver.css.ts'

export function DriverStep({ checkout }: { checkout: Checkout }) {
  const { form, user, trip, offer } = checkout
  const failureText = useFailureText()
  const asked = driverFields.filter((name) => form.asked.includes(name))
  const account = form.accountProblem
  const age = offer.minimumAge
  const help: Partial<Record<FieldName, ReactNode>> = {
    phone: <Trans>The agency calls you if anything changes.</Trans>,
    birthDate: <Trans>The driver of this car must be at least {age} years old.</Trans>,
  }
  return (
    <>
      {user ? <SignedInDriver user={user} /> : <SignInHint />}
      {account && (
        <Notice tone="danger">
          {failureText(account.code, account.count)}{' '}
          <Link to="/search" search={trip} className={link}>
            <Trans>See other cars</Trans>
          </Link>
        </Notice>
      )}
      {asked.length > 0 && (
        <div className={fields}>
          {asked.map((name) =>
            name === 'email' ? (
              <EmailField key={name} checkout={checkout} />
            ) : (
              <CheckoutField key={name} form={form} name={name} help={help[name]} />
            ),
          )}
        </div>
      )}
      <LicenceField checkout={checkout} />
    </>
  )
}

function EmailField({ checkout: { form } }: { checkout: Checkout }) {
  return (
    <div>
      <CheckoutField form={form} name="email" help={<Trans>We send your confirmation here.</Trans>} />
      {form.shown('email')?.code === 'email-registered' && (
        <p className={hint}>
          <SignInLink>
            <Trans>Sign in to book with this address</Trans>
          </SignInLink>
        </p>
      )}
    </div>
  )
}

function SignInHint() {
  return (
    <p className={hint}>
      <Trans>Already registered?</Trans>{' '}
      <SignInLink>
        <Trans>Sign in</Trans>
      </SignInLink>
    </p>
  )
}

/** After signing in, the driver comes back to this step with everything they typed. */
function SignInLink({ children }: { children: ReactNode }) {
  const here = useRouterState({ select: ({ location }) => location.href })
  return (
    <Link to="/sign-in" search={{ next: here }} className={link}>
      {children}
    </Link>
  )
}

/** A signed-in person is not asked what is already known. */
function SignedInDriver({ user }: { user: User }) {
  return (
    <div className={driver}>
      <span className={emblem}>
        <UserRound size={20} strokeWidth={1.5} aria-hidden />
      </span>
      <div>
        <p className={driverDetail}>
          <Trans>Booking as</Trans>
        </p>
        <p className={driverName}>{user.fullName}</p>
        <p className={driverDetail}>{user.email}</p>
        {user.phone !== null && <p className={driverDetail}>{readablePhone(user.phone)}</p>}
      </div>
    </div>
  )
}
