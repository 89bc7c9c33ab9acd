import { sendEmail, type ContactMessage } from '#contract/site/contact.ts'
import { call } from '../http.ts'
import { recaptchaToken } from './recaptcha.ts'

/** Throws `recaptcha-refused`, `too-many-requests`, and with `fields` when one of them was refused. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await call(sendEmail, { body: { ...message, recaptchaToken: await recaptchaToken('contact') } })
}
