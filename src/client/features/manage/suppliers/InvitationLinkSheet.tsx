import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, MessageSquare } from 'lucide-react'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import { invitationQueries } from '#client/api/staff/suppliers.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'
import { useMailFailureText } from '#client/components/staff/mail-failure.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { invitationMessage, smsTo } from './invitation-message.ts'

type InvitationLinkSheetProps = {
  supplier: StaffSupplier
  person: Pick<StaffSupplier['people'][number], '_id' | 'fullName' | 'email'>
  /** As it was typed a moment ago; a colleague of before is chosen in WhatsApp. */
  phone?: string
  onClose: () => void
}

/** The link of an invitation to be sent by hand; it says where this site sends no mail. */
export function InvitationLinkSheet({ supplier, person, phone = '', onClose }: InvitationLinkSheetProps) {
  const { t } = useLingui()
  const failureText = useMailFailureText()
  const query = useQuery(invitationQueries.link(supplier._id, person._id))
  const { fullName, email } = person
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      hasLateContent
      title={t`Invitation of ${fullName}`}
      closeLabel={t`Close`}
    >
      <Stack gap="s4">
        {query.isError ? (
          <FormAlert>{failureText(failureCode(query.error))}</FormAlert>
        ) : query.data === undefined ? (
          <div role="status" aria-label={t`Loading`}>
            <Skeleton height={240} radius="md" />
          </div>
        ) : query.data.link === null ? (
          <Text role="status">
            <Trans>{fullName} has a password already.</Trans>
          </Text>
        ) : (
          <>
            <Text>
              {query.data.isMailed ? (
                <Trans>
                  The invitation is on its way to {email}. You can also send the link yourself: it opens for 7
                  days.
                </Trans>
              ) : (
                <Trans>
                  This site sends no email yet: {email} gets nothing. Send the link yourself. It opens for 7
                  days.
                </Trans>
              )}
            </Text>
            <LinkActs
              url={query.data.link.url}
              text={invitationMessage(query.data.link.language, fullName, supplier.name, query.data.link.url)}
              phone={phone}
            />
          </>
        )}
      </Stack>
    </Sheet>
  )
}

function LinkActs({ url, text, phone }: { url: string; text: string; phone: string }) {
  const { t } = useLingui()
  return (
    <Stack gap="s2">
      <WhatsappLink number={phone} text={text} full />
      <a className={buttonClass({ tone: 'outline', full: true })} href={smsTo(phone, text)}>
        <MessageSquare size={20} strokeWidth={1.5} aria-hidden />
        <Trans>SMS</Trans>
      </a>
      <Button
        full
        tone="outline"
        onClick={() =>
          void navigator.clipboard
            .writeText(url)
            .then(() => showToast({ kind: 'success', text: t`Copied` }))
            .catch(() => showToast({ kind: 'error', text: t`The link could not be copied.` }))
        }
      >
        <Copy size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Copy the link</Trans>
      </Button>
    </Stack>
  )
}
