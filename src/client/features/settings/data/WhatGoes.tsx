import { Trans } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { fate, fates, heading } from './data.css.ts'

/** What becomes of a person's data when the account is deleted. */
export function WhatGoes() {
  return (
    <>
      <div>
        <h3 className={heading}>
          <Trans>Deleted</Trans>
        </h3>
        <ul className={fates}>
          <li className={fate}>
            <X size={20} aria-hidden />
            <Trans>Your name, e-mail, phone, birth date, photo and driver's licence</Trans>
          </li>
          <li className={fate}>
            <X size={20} aria-hidden />
            <Trans>Your messages, notifications and newsletter subscription</Trans>
          </li>
          <li className={fate}>
            <X size={20} aria-hidden />
            <Trans>Your way in, on every device, and what this device keeps</Trans>
          </li>
        </ul>
      </div>
      <div>
        <h3 className={heading}>
          <Trans>Kept</Trans>
        </h3>
        <ul className={fates}>
          <li className={fate}>
            <Check size={20} aria-hidden />
            <Trans>Dates and amounts of past bookings, without your name: the accounts need them</Trans>
          </li>
        </ul>
      </div>
    </>
  )
}
