import { useLingui } from '@lingui/react/macro'
import type { counterMethods } from '#contract/cars/suppliers.ts'
import type { DepositMethod } from '#domain/deposit/ledger.ts'
import type { ChecklistItem } from '#domain/inspection/inspection.ts'
import type { Language } from '#domain/language.ts'
import { depositMethodLabels } from '#client/components/booking/payments/deposit-labels.ts'
import { counterMethodLabels } from '#client/components/car/labels.ts'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { itemLabels } from './handover-labels.ts'

/** What the terms of a supplier are called and how their values are written, where two people changed them. */
export function useTermsConflict() {
  const { t } = useLingui()
  const names: Partial<Record<string, string>> = {
    name: t`Name of the supplier`,
    phone: t`Phone`,
    whatsapp: t`WhatsApp (optional)`,
    email: t`Email`,
    payLater: t`Drivers may pay at the counter`,
    counterMethods: t`Payment`,
    partPaymentPercent: t`Deposit online`,
    minimumRentalDays: t`Days at least`,
    turnaroundMinutes: t`Minutes between two rentals of a car`,
    markupPercent: t`Added to its prices`,
    carLimit: t`Cars at most`,
    'handover.requiredPictures': t`Pictures at least`,
    'handover.items': t`What your staff look for`,
    'handover.otherItems': t`Other things, one a line`,
    'handover.graceMinutes': t`Minutes late that cost nothing`,
    'handover.pricePerEighth': t`Price of an eighth of a tank`,
    'handover.cleaningPrice': t`Price of cleaning`,
    'handover.depositMethods': t`How you take a security deposit`,
  }
  return {
    labelOf(path: string): string | null {
      if (!path.startsWith('about.')) return names[path] ?? null
      return t`About the supplier (${languageNames[path.slice('about.'.length) as Language]})`
    },
    write(path: string, value: unknown): string | undefined {
      if (!Array.isArray(value)) return undefined
      if (path === 'counterMethods')
        return value.map((each: (typeof counterMethods)[number]) => t(counterMethodLabels[each])).join(', ')
      if (path === 'handover.depositMethods')
        return value.map((each: DepositMethod) => t(depositMethodLabels[each])).join(', ')
      return value.map((each: ChecklistItem) => t(itemLabels[each])).join(', ')
    },
  }
}
