// The words of a security deposit's ledger.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DepositKind, DepositMethod } from '#domain/deposit/ledger.ts'

export const depositKindLabels: Readonly<Record<DepositKind, MessageDescriptor>> = {
  taken: msg`Security deposit taken`,
  returned: msg`Security deposit given back`,
  retained: msg`Security deposit kept`,
}

export const depositMethodLabels: Readonly<Record<DepositMethod, MessageDescriptor>> = {
  cash: msg`Cash`,
  mobileMoney: msg`Mobile money`,
  cardImprint: msg`Card imprint`,
  other: msg`Another way`,
}
