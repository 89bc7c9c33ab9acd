import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import type { SupplierVerification } from '#contract/staff/people/supplier-verification.ts'
import { mayLackEnd, supplierPaperKinds } from '#domain/papers/paper.ts'
import {
  addSupplierPaper,
  removeSupplierPaper,
  verificationQuery,
} from '#client/api/staff/supplier-verification.ts'
import { useOnline } from '#client/api/connection.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { PaperList } from '#client/components/staff/papers/PaperList.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useDates } from '#client/i18n/format.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { VerifySheet, WithdrawSheet } from './VerificationSheets.tsx'

const paperLabels = {
  'trade-register': msg`Trade register entry`,
  'tax-certificate': msg`Tax certificate`,
} as const

type VerificationPartProps = { supplier: StaffSupplier; isAdmin: boolean }

/** The papers of a supplier itself, and the badge that an admin gives it after looking at them. */
export function VerificationPart({ supplier: { _id: id, name }, isAdmin }: VerificationPartProps) {
  const isOnline = useOnline()
  const [sheet, setSheet] = useState<'verify' | 'withdraw' | null>(null)
  const query = useQuery(verificationQuery(id))
  const verification = query.data
  const close = () => setSheet(null)
  const box = useRef<HTMLDivElement>(null)
  const isThere = verification !== undefined
  useEffect(() => {
    // Led here by a paper that expires; its list comes after the page.
    if (isThere && location.hash === '#verification') box.current?.scrollIntoView()
  }, [isThere])
  return (
    <div ref={box} id="verification">
      <Part title={<Trans>Verification</Trans>}>
        {verification ? (
          <>
            <State verification={verification} />
            <PaperList
              subject={id}
              kinds={supplierPaperKinds}
              labels={paperLabels}
              mayLackEnd={mayLackEnd}
              papers={verification.papers}
              keep={(paper) => addSupplierPaper(id, paper)}
              remove={(paper) => removeSupplierPaper(id, paper)}
            />
            {isAdmin && verification.verifiedUntil !== null && (
              <Button tone="danger" disabled={!isOnline} onClick={() => setSheet('withdraw')}>
                <Trans>Withdraw the verification</Trans>
              </Button>
            )}
            {isAdmin && verification.possibleUntil !== verification.verifiedUntil && (
              <Button
                tone="outline"
                disabled={!isOnline || verification.possibleUntil === null}
                onClick={() => setSheet('verify')}
              >
                {verification.verifiedUntil === null ? (
                  <Trans>Verify this supplier</Trans>
                ) : (
                  <Trans>Verify again</Trans>
                )}
              </Button>
            )}
            {sheet === 'verify' && (
              <VerifySheet id={id} name={name} verification={verification} onClose={close} />
            )}
            {sheet === 'withdraw' && <WithdrawSheet id={id} name={name} onClose={close} />}
          </>
        ) : query.isError ? (
          <InlineFailure query={query} />
        ) : (
          <Skeleton height={240} radius="md" />
        )}
      </Part>
    </div>
  )
}

function State({ verification: { verifiedUntil, withdrawn } }: { verification: SupplierVerification }) {
  const dates = useDates()
  const until = verifiedUntil === null ? null : dates.day(verifiedUntil)
  return (
    <>
      <p role="status">
        {until !== null ? (
          <Trans>Verified until {until}. Drivers see it beside the name.</Trans>
        ) : withdrawn !== null ? (
          <Trans>Withdrawn by the marketplace: {withdrawn}</Trans>
        ) : (
          <Trans>Not verified.</Trans>
        )}
      </p>
      <Text tone="secondary" size="bodyS">
        <Trans>
          The marketplace looks at both papers before it says so to drivers, who never see them. Another name
          of the supplier ends it. We tell you 30 days, 7 days and the day before a paper expires.
        </Trans>
      </Text>
    </>
  )
}
