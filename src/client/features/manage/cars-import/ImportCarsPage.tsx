import { lazy, Suspense, useRef, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, FileSpreadsheet } from 'lucide-react'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import {
  checkTable,
  modelAddress,
  tableMegabytes,
  type TableFile,
} from '#client/api/staff/fleet/car-table.ts'
import { staffCarQueries } from '#client/api/staff/cars.ts'
import { FileLink } from '#client/components/FileLink.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { StaffPage } from '#client/layout/staff/StaffPage.tsx'
import { useSession } from '#client/session/session.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { CheckedTable } from './CheckedTable.tsx'

const PhotosPart = lazy(async () => ({ default: (await import('./PhotosPart.tsx')).PhotosPart }))

const kinds = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A fleet from a spreadsheet: a file is checked cell by cell, then written whole or not at all. */
export function ImportCarsPage() {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const fleets = useQuery({ ...staffCarQueries.fleets(), enabled: isAdmin }).data ?? []
  const [supplier, setSupplier] = useState<string>()
  const checking = useMutation({ mutationFn: checkTable })
  const { data: checked, variables: table } = checking
  return (
    <StaffPage title={t`Cars from a table`} width="narrow">
      <Part title={<Trans>1. Fill in a table</Trans>}>
        <p>
          <Trans>
            One row for each car: its name, number plate, price per day and place are enough. What you leave
            empty begins as usual, and a car whose plate is in your fleet already keeps it.
          </Trans>
        </p>
        <Text tone="secondary" size="bodyS">
          <Trans>
            The headings may be in English, French or Spanish, in any order. The table of your cars, from the
            list of cars, can be changed and brought back too. Photos follow below, or on the page of each
            car.
          </Trans>
        </Text>
        <FileLink className={buttonClass({ tone: 'outline' })} address={modelAddress}>
          <Download size={20} strokeWidth={1.5} aria-hidden />
          <Trans>Download an empty table</Trans>
        </FileLink>
      </Part>
      <Part title={<Trans>2. Choose the file</Trans>}>
        {isAdmin && (
          <Select
            label={t`Supplier`}
            value={supplier ?? ''}
            options={fleets.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={(chosen) => {
              setSupplier(chosen)
              checking.reset()
            }}
          />
        )}
        <FileChoice
          isBusy={checking.isPending}
          isDisabled={isAdmin && supplier === undefined}
          onChoose={(file) => checking.mutate({ file, supplier })}
        />
        <TableFailure error={checking.error} />
      </Part>
      {checked && table && (
        <CheckedTable
          key={checked.plan ?? table.file.name}
          checked={checked}
          table={table}
          onStale={() => checking.mutate(table)}
        />
      )}
      <Suspense>
        <PhotosPart supplier={supplier} isDisabled={isAdmin && supplier === undefined} />
      </Suspense>
    </StaffPage>
  )
}

type FileChoiceProps = { isBusy: boolean; isDisabled: boolean; onChoose: (file: TableFile['file']) => void }

function FileChoice({ isBusy, isDisabled, onChoose }: FileChoiceProps) {
  const isOnline = useOnline()
  const input = useRef<HTMLInputElement>(null)
  const choose = async (file: File) => {
    // What was checked is what is sent, also when the file is saved anew meanwhile.
    onChoose(new File([await file.arrayBuffer()], file.name))
  }
  return (
    <>
      <Button busy={isBusy} disabled={!isOnline || isDisabled} onClick={() => input.current?.click()}>
        <FileSpreadsheet size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Choose a file</Trans>
      </Button>
      <Text tone="secondary" size="bodyS">
        <Trans>
          XLSX or CSV, at most 500 cars and 2 MB. Nothing is written before you have seen what would be.
        </Trans>
      </Text>
      {!isOnline && (
        <Text tone="secondary" size="bodyS">
          <Trans>You are offline. Try again once you are online.</Trans>
        </Text>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        data-table
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // So that choosing the same file again is a change.
          if (file) void choose(file).finally(() => (target.value = ''))
        }}
      />
    </>
  )
}

/** Of the file as a whole. */
function TableFailure({ error }: { error: Error | null }) {
  const failureText = useFailureText()
  if (!error) return null
  const code = failureCode(error)
  return <FormAlert>{failureText(code, code === 'file-too-large' ? tableMegabytes : undefined)}</FormAlert>
}
