// Problems of the form: from its own checks, and from the server's refusal.

import type { User } from '#contract/account/account.ts'
import type { Failure } from '#domain/failure.ts'
import type { CallFailure } from '#client/api/call-failure.ts'
import type { CheckoutFields, InputName } from '#client/features/checkout/draft.ts'
import {
  checkoutFields,
  driverFields,
  fieldNames,
  type AgeRule,
  type FieldName,
  type Problem,
} from './checkout-fields.ts'

export type Problems = Partial<Record<InputName, Problem>>

/** What the first step cannot do without. */
export const driverStep: readonly InputName[] = [...driverFields, 'licence']

/** What the checkout must ask: all of a guest, and of a signed-in person what their account misses. */
export function askedOf(user: User | null): FieldName[] {
  const account: Partial<Record<FieldName, string | null>> = user ?? {}
  return driverFields.filter((field) => !account[field])
}

/** The first problem of each of the given fields. */
export function problemsOf(fields: CheckoutFields, names: readonly FieldName[], ages: AgeRule): Problems {
  const problems: Problems = {}
  for (const name of names) {
    const value = fields[name]
    const problem =
      value.trim() === '' ? { code: 'required' as const } : checkoutFields[name].check(value, ages)
    if (problem) problems[name] = problem
  }
  return problems
}

/** A driver needs a licence (rule 14): uploaded in this form, or on file in the account. */
export function licenceProblem(isThere: boolean): Problem | undefined {
  return isThere ? undefined : { code: 'licence-required' }
}

export type FieldRefusals = Partial<Record<InputName, Failure>>

/** Which inputs a refusal of the server is about; empty when it is about none of them. */
export function fieldRefusals({ code, fields = {} }: Pick<CallFailure, 'code' | 'fields'>): FieldRefusals {
  const refused: FieldRefusals = {}
  for (const [path, failure] of Object.entries(fields)) {
    // Both sides are asked for in one place.
    const name = /^licence(Back)?$/.test(path)
      ? 'licence'
      : fieldNames.find((each) => checkoutFields[each].path === path)
    if (name) refused[name] = failure
  }
  if (code === 'email-registered') refused.email ??= code
  return refused
}
