// Features that are off until the operator configures them (rule 12). Decided once, at the start.

import type { Settings } from '#contract/site/settings.ts'

export type FeatureFlags = Required<
  Pick<Settings, 'socialSignIn' | 'languageByIp' | 'analytics' | 'paymentGateways' | 'sendsMail'>
> &
  Pick<Settings, 'mapStyle' | 'recaptcha'>
