import { useState } from 'react'
import type { User } from '#contract/account/account.ts'
import { internationalPhone, readablePhone } from '#domain/people/phone.ts'
import type { CheckoutFields, InputName } from '#client/features/checkout/draft.ts'
import { askedOf, licenceProblem, problemsOf, type FieldRefusals, type Problems } from './check-fields.ts'
import { ageProblem, secondFields, type AgeRule, type FieldName, type Problem } from './checkout-fields.ts'

type Input = {
  fields: CheckoutFields
  save: (name: FieldName, value: string) => void
  user: User | null
  hasSecondDriver: boolean
  hasLicence: boolean
  ages: AgeRule
}

export type FieldsForm = {
  fields: CheckoutFields
  asked: readonly FieldName[]
  /** What cannot be sent yet, in the order of the screen. */
  wrong: (names: readonly InputName[]) => InputName[]
  /** The error to show at a field: never while it is being typed, gone as soon as it is right. */
  shown: (name: InputName) => Problem | undefined
  /** An account's own birth date may be too late for this car; nothing on this screen can change it. */
  accountProblem: Problem | null
  change: (name: FieldName, value: string) => void
  leave: (name: FieldName) => void
  show: (names: readonly InputName[]) => void
  refuse: (refused: FieldRefusals) => void
  /** Removes the server's refusal of a field that the person has changed. */
  mend: (name: InputName) => void
}

export function useCheckoutFields({
  fields,
  save,
  user,
  hasSecondDriver,
  hasLicence,
  ages,
}: Input): FieldsForm {
  const [touched, setTouched] = useState<ReadonlySet<InputName>>(new Set())
  const [refused, setRefused] = useState<FieldRefusals>({})
  const asked = [...askedOf(user), ...(hasSecondDriver ? secondFields : [])]
  const problems: Problems = { ...problemsOf(fields, asked, ages), licence: licenceProblem(hasLicence) }

  function shown(name: InputName): Problem | undefined {
    const code = refused[name]
    if (code) return { code, count: ages.required }
    return touched.has(name) ? problems[name] : undefined
  }
  function change(name: FieldName, value: string) {
    if (!shown(name)) setTouched((touched) => without(touched, name))
    mend(name)
    save(name, value)
  }
  function mend(name: InputName) {
    setRefused((refused) => ({ ...refused, [name]: undefined }))
  }
  function leave(name: FieldName) {
    // An empty field is only missed when the person goes on.
    if (fields[name].trim() === '') return
    setTouched((touched) => new Set([...touched, name]))
    if (name !== 'phone' && name !== 'secondPhone') return
    const readable = readablePhone(internationalPhone(fields[name]))
    if (!problems[name] && readable !== fields[name]) save(name, readable)
  }
  return {
    fields,
    asked,
    wrong: (names) => names.filter((name) => problems[name] !== undefined || refused[name] !== undefined),
    shown,
    accountProblem: user?.birthDate ? ageProblem(user.birthDate, ages) : null,
    change,
    leave,
    show: (names) => setTouched((touched) => new Set([...touched, ...names])),
    refuse: setRefused,
    mend,
  }
}

function without(names: ReadonlySet<InputName>, name: InputName): ReadonlySet<InputName> {
  return new Set([...names].filter((each) => each !== name))
}
