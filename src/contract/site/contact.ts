// Writing to us. Paths and payloads are imposed (rule 11).

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { code } from '../fields.ts'
import { Email } from '../email.ts'
import { line, paragraphs } from '../text.ts'

/** As the provider's script gives it. */
export const RecaptchaToken = v.pipe(v.string(), v.regex(/^[\w.-]{1,4096}$/, code('invalid-input')))

/** Who receives it is not for a client to say: there is no such key. */
export const ContactMessage = v.object({
  from: Email,
  subject: v.pipe(line(150), v.minLength(1, code('required'))),
  message: v.pipe(paragraphs(5000), v.minLength(1, code('required'))),
  recaptchaToken: v.optional(RecaptchaToken),
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** An empty message is how older clients ask for the newsletter; from their contact form it is one that lacks its words. */
const SentMessage = v.pipe(
  v.object({
    ...ContactMessage.entries,
    message: v.union([v.literal(''), ContactMessage.entries.message]),
    isContactForm: v.optional(v.boolean()),
  }),
  v.forward(
    v.check(({ message, isContactForm }) => message !== '' || !isContactForm, code('required')),
    ['message'],
  ),
)

export const sendEmail = endpoint({
  method: 'POST',
  path: '/api/send-email',
  summary: 'Sends us a message; an empty one asks for the newsletter, and a mail asks back',
  body: SentMessage,
  statuses: { 200: 'Taken' },
  failures: ['recaptcha-refused', 'too-many-requests'],
  access: 'public',
  example: () => ({
    body: {
      from: 'visitor@wouri.example',
      subject: 'A car for a wedding',
      message: 'Good day,\n\ndo you have a white saloon in Kribi?',
    },
  }),
})

export const verifyRecaptcha = endpoint({
  method: 'POST',
  path: '/api/verify-recaptcha/:token/:ip',
  summary: 'Asks the reCAPTCHA provider about a token; without one configured every token is good',
  params: v.object({ token: RecaptchaToken, ip: v.pipe(v.string(), v.ip(code('invalid-input'))) }),
  statuses: { 200: 'A person, or reCAPTCHA is off', 204: 'Refused, or the provider did not answer' },
  failures: ['too-many-requests'],
  access: 'public',
  example: () => ({ params: { token: 'token-of-the-widget', ip: '203.0.113.7' } }),
})

export const lookUpAddress = endpoint({
  method: 'GET',
  path: '/api/ip',
  summary: "The caller's own address on the network, for verify-recaptcha",
  response: v.object({ ip: v.string() }),
  failures: [],
  access: 'public',
  example: () => ({}),
})
