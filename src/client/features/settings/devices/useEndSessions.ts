import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { Session } from '#contract/account/sessions.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { endOtherSessions, endSession, sessionQueries } from '#client/api/account/sessions.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { persistNow } from '#client/api/query-client.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useDeviceName } from './device-name.ts'

/** Ends sessions of other devices; a line disappears once the server has ended its session. */
export function useEndSessions(userId: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const nameOf = useDeviceName()
  const failureText = useFailureText()
  const { queryKey } = sessionQueries.own(userId)
  const onError = (error: unknown) => showToast({ kind: 'error', text: failureText(failureCode(error)) })

  async function keepOnly(stays: (session: Session) => boolean) {
    // A response already on its way must not bring it back.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (sessions: Session[] | undefined) => sessions?.filter(stays))
    await persistNow(client, queryKey)
  }
  const one = useMutation({
    mutationFn: ({ _id }: Session) => endSession(_id),
    onSuccess: async (_, { _id, device }) => {
      await keepOnly((session) => session._id !== _id)
      const name = nameOf(device)
      showToast({ kind: 'success', text: t`Signed out: ${name}` })
    },
    onError,
  })
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      await keepOnly((session) => session.isThis)
      showToast({ kind: 'success', text: t`You are signed out on all other devices.` })
    },
    onError,
  })
  return {
    end: one.mutate,
    ending: one.isPending ? one.variables._id : null,
    endOthers: others.mutate,
    isEndingOthers: others.isPending,
  }
}
