import { useLingui } from '@lingui/react/macro'
import type { DepositKind } from '#domain/deposit/ledger.ts'

type Words = { title: string; act: string; done: string; about: string }

/** What a sheet about the deposit says; `amount` is formatted, `driver` a name. */
export function useDepositWords(
  kind: DepositKind,
  { amount, driver }: { amount: string; driver: string },
): Words {
  const { t } = useLingui()
  const words: Record<DepositKind, Words> = {
    taken: {
      title: t`Take the security deposit`,
      act: t`${amount} taken`,
      done: t`${amount} recorded as taken.`,
      about: t`Write down what ${driver} has given you. It is no part of the rental's price, and goes back after the return.`,
    },
    returned: {
      title: t`Give the security deposit back`,
      act: t`${amount} given back`,
      done: t`${amount} recorded as given back.`,
      about: t`Hand it to ${driver} first, then write it down. The booking shows it as a receipt.`,
    },
    retained: {
      title: t`Keep some of the security deposit`,
      act: t`Keep ${amount}`,
      done: t`${amount} recorded as kept.`,
      about: t`${driver} reads the amount in the booking. Keep only what was agreed, and say what for.`,
    },
  }
  return words[kind]
}
