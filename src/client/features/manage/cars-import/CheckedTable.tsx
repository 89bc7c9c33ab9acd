import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { CarTableCheck } from '#contract/staff/fleet/car-table.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { importTable, type TableFile } from '#client/api/staff/fleet/car-table.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { fileName } from './import.css.ts'
import { ProblemList } from './ProblemList.tsx'

type CheckedTableProps = { checked: CarTableCheck; table: TableFile; onStale: () => void }

/** What the file would do and the button that does it, or what is wrong with it; then what was done. */
export function CheckedTable({ checked, table, onStale }: CheckedTableProps) {
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { plan, problems, moreProblems, ignored } = checked
  const bringing = useMutation({
    mutationFn: () => importTable(table, plan!),
    // Somebody changed one of these cars: what would happen now is shown first.
    onError: (error) => failureCode(error) === 'changed-meanwhile' && onStale(),
  })
  const count = problems.length + moreProblems
  const unread = ignored.join(', ')
  if (bringing.data) return <Done {...bringing.data} />
  return (
    <Part title={<Trans>3. What it would do</Trans>}>
      <div role="status">
        <strong className={fileName}>{table.file.name}</strong>
        {plan === null ? (
          <p>
            <Plural
              value={count}
              one="One thing has to be put right. Nothing is written until then."
              other="# things have to be put right. Nothing is written until then."
            />
          </p>
        ) : (
          <Counts {...checked} />
        )}
      </div>
      {unread !== '' && (
        <Text tone="secondary" size="bodyS">
          <Trans>Not read, because no field of a car is called so: {unread}</Trans>
        </Text>
      )}
      {plan === null ? (
        <>
          <ProblemList problems={problems} moreProblems={moreProblems} />
          <Text tone="secondary" size="bodyS">
            <Trans>Put it right in your spreadsheet, save it, and choose the file again.</Trans>
          </Text>
        </>
      ) : (
        <>
          {bringing.error && <FormAlert>{failureText(failureCode(bringing.error))}</FormAlert>}
          {checked.added + checked.changed > 0 && (
            <Button
              size="l"
              full
              busy={bringing.isPending}
              disabled={!isOnline}
              onClick={() => bringing.mutate()}
            >
              <Act {...checked} />
            </Button>
          )}
        </>
      )}
    </Part>
  )
}

type CountsProps = Pick<CarTableCheck, 'added' | 'changed' | 'unchanged'>

/** Only what there is of each. */
function Counts({ added, changed, unchanged }: CountsProps) {
  return (
    <Row wrap gap="s3">
      {added > 0 && (
        <span>
          <Plural value={added} one="# new car" other="# new cars" />
        </span>
      )}
      {changed > 0 && (
        <span>
          <Plural value={changed} one="# changed" other="# changed" />
        </span>
      )}
      {unchanged > 0 && (
        <span>
          <Plural value={unchanged} one="# stays as it is" other="# stay as they are" />
        </span>
      )}
    </Row>
  )
}

function Act({ added, changed }: CountsProps) {
  if (changed === 0) return <Plural value={added} one="Add # car" other="Add # cars" />
  if (added === 0) return <Plural value={changed} one="Change # car" other="Change # cars" />
  return (
    <Trans>
      Add {added}, change {changed}
    </Trans>
  )
}

function Done(counts: CountsProps) {
  return (
    <Part title={<Trans>The table is in</Trans>}>
      <div role="status">
        <Counts {...counts} />
      </div>
      <Text tone="secondary" size="bodyS">
        <Trans>Now give your cars their photos. Drivers find those that are listed.</Trans>
      </Text>
      <Link to="/staff/cars" className={buttonClass({ tone: 'primary', size: 'l' })}>
        <Trans>Show the cars</Trans>
      </Link>
    </Part>
  )
}
