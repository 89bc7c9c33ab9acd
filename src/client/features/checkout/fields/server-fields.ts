// Which field of the form a refusal of the server belongs to.

import type { Failure } from '#domain/failure.ts'
import type { CallFailure } from '#client/api/call-failure.ts'
import type { AskedName } from '#client/features/checkout/draft/draft.ts'

export type Refused = Partial<Record<AskedName, Failure>>

const names: Record<string, AskedName> = {
  licence: 'licence',
  'driver.fullName': 'fullName',
  'driver.email': 'email',
  'driver.phone': 'phone',
  'driver.birthDate': 'birthDate',
  'additionalDriver.fullName': 'secondName',
  'additionalDriver.phone': 'secondPhone',
  'additionalDriver.birthDate': 'secondBirthDate',
}

/** Empty when the refusal is about no field of the form. */
export function refusedFields({ code, fields = {} }: Pick<CallFailure, 'code' | 'fields'>): Refused {
  const refused: Refused = {}
  for (const [path, failure] of Object.entries(fields)) {
    const name = names[path]
    if (name) refused[name] = failure
  }
  if (code === 'email-registered') refused.email ??= code
  return refused
}
