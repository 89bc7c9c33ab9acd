import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldName } from '#client/features/checkout/draft/draft.ts'

export const fieldLabels: Record<FieldName, MessageDescriptor> = {
  fullName: msg`Full name`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  birthDate: msg`Birth date`,
  secondName: msg`Full name of the additional driver`,
  secondPhone: msg`Phone of the additional driver`,
  secondBirthDate: msg`Birth date of the additional driver`,
}
