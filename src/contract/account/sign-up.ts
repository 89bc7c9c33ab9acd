// Making an account and proving its address. Paths, payloads and statuses are imposed (rule 11).

import * as v from 'valibot'
import { RecaptchaToken } from '../site/contact.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id, Language } from '../fields.ts'
import { Email } from '../email.ts'
import { BirthDate, LinkToken, Phone } from '../person-fields.ts'
import { NewPassword } from './passwords.ts'
import { eitherName, hasName, withFullName } from '../text.ts'

/** Which of the two apps asks. Both open the same accounts, so it changes nothing. */
const AppType = v.picklist(['frontend', 'admin'], code('invalid-input'))

export const NewAccount = v.pipe(
  v.object({
    email: Email,
    password: NewPassword,
    ...eitherName,
    phone: Phone,
    birthDate: BirthDate,
    language: Language,
    /** Where reCAPTCHA is on; without it a pass from the same address a moment ago will do. */
    recaptchaToken: v.optional(RecaptchaToken),
  }),
  v.forward(v.partialCheck([['fullName'], ['name']], hasName, code('required')), ['fullName']),
  v.transform(withFullName),
)
export type NewAccount = v.InferOutput<typeof NewAccount>

export const validateEmail = endpoint({
  method: 'POST',
  path: '/api/validate-email',
  summary: 'Says whether somebody may sign up with an address',
  body: v.object({ email: Email }),
  statuses: { 200: 'It is free', 204: 'It is taken' },
  failures: [],
  access: 'public',
  example: () => ({ body: { email: 'somebody-new@wouri.example' } }),
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/sign-up',
  summary: 'Makes a driver of a visitor and sends the activation mail',
  body: NewAccount,
  statuses: { 200: 'Made, or the activation mail sent to a guest who booked with this address' },
  failures: ['email-registered', 'password-too-common', 'too-young', 'recaptcha-refused'],
  access: 'public',
  example: () => ({
    body: {
      email: 'new-driver@wouri.example',
      password: 'mount-fako-4040',
      fullName: 'Ngo Bassa Ruth',
      phone: '+237671234567',
      birthDate: '1990-05-17',
      language: 'en',
    },
  }),
})

export const checkToken = endpoint({
  method: 'GET',
  path: '/api/check-token/:appType/:userId/:email/:token',
  summary: 'Says whether the link of a mail still opens; it is never used up by asking',
  params: v.object({ appType: AppType, userId: Id, email: Email, token: LinkToken }),
  statuses: { 200: 'It opens', 204: 'It does not' },
  failures: [],
  access: 'public',
  example: () => ({
    params: {
      appType: 'frontend',
      userId: 'amina-ngassa',
      email: 'driver@wouri.example',
      token: 'from-a-mail',
    },
  }),
})

export const activate = endpoint({
  method: 'POST',
  path: '/api/activate',
  summary: 'Sets the password with the link of a mail, once',
  body: v.object({ userId: Id, token: LinkToken, password: NewPassword }),
  statuses: { 200: 'Set; sign in with it', 204: 'The link has expired, was used, or is not this one' },
  failures: ['password-too-common'],
  access: 'public',
  example: () => ({ body: { userId: 'amina-ngassa', token: 'from-a-mail', password: 'mount-fako-4040' } }),
})

export const resend = endpoint({
  method: 'POST',
  path: '/api/resend/:appType/:email/:reset',
  summary: 'Sends the activation mail again, or the mail to reset the password',
  params: v.object({
    appType: AppType,
    email: Email,
    reset: v.picklist(['true', 'false'], code('invalid-input')),
  }),
  statuses: { 200: 'Sent; only its link works from now on', 204: 'Nobody has this address' },
  failures: [],
  access: 'public',
  example: () => ({ params: { appType: 'frontend', email: 'jules-mbarga@wouri.example', reset: 'true' } }),
})

export const resendLink = endpoint({
  method: 'POST',
  path: '/api/resend-link',
  summary: 'Sends the validation mail again to the person signed in',
  statuses: { 200: 'Sent', 204: 'The address is validated already' },
  failures: ['signed-out'],
  access: 'signed-in',
  example: () => ({}),
})

export const deleteTokens = endpoint({
  method: 'DELETE',
  path: '/api/delete-tokens/:userId',
  summary: "Makes the caller's own mailed links worthless; for anybody else it does nothing",
  params: v.object({ userId: Id }),
  statuses: { 200: 'Done' },
  failures: [],
  access: 'public',
  example: () => ({ params: { userId: 'amina-ngassa' } }),
})
