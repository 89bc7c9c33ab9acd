// The doubles in a process of their own, for the browser tests: `node run.ts <port of Stripe> <port of PayPal> <port of reCAPTCHA>`.

import { startPayPal } from './pay-pal.ts'
import { startRecaptcha } from './recaptcha.ts'
import { startStripe } from './stripe.ts'

const [stripe, payPal, recaptcha] = process.argv.slice(2).map(Number)
await Promise.all([startStripe(stripe), startPayPal(payPal), startRecaptcha(recaptcha)])
