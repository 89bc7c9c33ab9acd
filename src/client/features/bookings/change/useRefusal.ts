import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'

/** Why a request was not taken. Each refusal is said again, also the same one twice. */
export function useRefusal() {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [said, setSaid] = useState<{ code: Failure; key: number } | null>(null)
  return {
    key: said?.key ?? 0,
    text: said === null ? null : textOf(said.code),
    say: (code: Failure) => setSaid((before) => ({ code, key: (before?.key ?? 0) + 1 })),
    clear: () => setSaid(null),
  }

  function textOf(code: Failure): string {
    switch (code) {
      case 'price-changed':
        return t`The price has changed meanwhile. Look at the new total, then send your request again.`
      case 'car-taken':
        return t`The car has just been taken for these dates. Your choice is kept: other dates may still be free.`
      case 'offline':
        return t`There is no network. Your choice is kept, and nothing is sent until you send it again.`
      default:
        return failureText(code)
    }
  }
}
