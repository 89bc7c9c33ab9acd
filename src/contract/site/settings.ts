// GET /api/settings: the rules and texts of the site that an admin may change.

import * as v from 'valibot'
import { gateways } from '#domain/payment/gateway.ts'
import { socialProviders } from '#domain/people/social-providers.ts'
import { endpoint } from '../endpoint.ts'
import { Currency, Id, Language } from '../fields.ts'

export const Settings = v.object({
  /** Every entity has one (rule 11); settings kept on a device before it came have none. */
  _id: v.optional(Id),
  language: Language,
  currency: Currency,
  minPickupHours: v.number(),
  minRentalHours: v.number(),
  minPickupDropoffHour: v.number(),
  maxPickupDropoffHour: v.number(),
  minimumAge: v.number(),
  /** How the site itself is reached. */
  contact: v.object({ phone: v.string(), whatsapp: v.string(), email: v.string() }),
  /** Ways to pay online that are switched on; empty means only the counter. */
  paymentGateways: v.array(v.picklist(gateways)),
  // What is off until its operator configures it. Settings kept on a device before there was such a thing have none.
  /** Whose "continue with" is offered. */
  socialSignIn: v.optional(v.array(v.picklist(socialProviders))),
  /** The site answers under its own name instead of its suppliers'. */
  hideSuppliers: v.optional(v.boolean()),
  /** A visitor who chose no language may ask for the one of their country. */
  languageByIp: v.optional(v.boolean()),
  /** Page views are counted. */
  analytics: v.optional(v.boolean()),
  /** The address of another basemap's style; without it the map draws its own. */
  mapStyle: v.optional(v.string()),
  /** False where mails reach nobody: who asks for one is told to call instead. */
  sendsMail: v.optional(v.boolean()),
  /** Captcha: the public key and the address of the provider's script. */
  recaptcha: v.optional(v.object({ siteKey: v.string(), script: v.string() })),
})
export type Settings = v.InferOutput<typeof Settings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'The settings of the site',
  response: Settings,
  failures: [],
  access: 'public',
  example: () => ({}),
})

export const suggestLanguage = endpoint({
  method: 'GET',
  path: '/api/language-suggestion',
  summary: "The language of the caller's country, or null",
  response: v.object({ language: v.nullable(Language) }),
  failures: [],
  access: 'public',
  example: () => ({}),
})
