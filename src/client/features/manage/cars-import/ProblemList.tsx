import { Plural, Trans } from '@lingui/react/macro'
import type { CarTableCheck, TableProblem } from '#contract/staff/fleet/car-table.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { quiet, title } from '#client/ui/List/List.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { problem as problemRow } from './import.css.ts'
import { useProblemText } from './useProblemText.ts'

/** What has to be put right in the spreadsheet, row by row. */
export function ProblemList({ problems, moreProblems }: Pick<CarTableCheck, 'problems' | 'moreProblems'>) {
  const write = useProblemText()
  return (
    <>
      <ul className={cardRows}>
        {problems.map((each) => (
          <li
            key={`${each.row} ${each.heading} ${each.problem}`}
            className={problemRow}
            data-problem={each.problem}
          >
            {each.row !== null && (
              <span className={quiet}>
                <Where {...each} row={each.row} />
              </span>
            )}
            <span>{write(each)}</span>
          </li>
        ))}
      </ul>
      {moreProblems > 0 && (
        <Text tone="secondary" size="bodyS">
          <Plural value={moreProblems} one="and # more" other="and # more" />
        </Text>
      )}
    </>
  )
}

function Where({ row, column, at }: Pick<TableProblem, 'column' | 'at'> & { row: number }) {
  return (
    <>
      <Trans>Row {row}</Trans>
      {column !== null && <strong className={title}> · {column}</strong>}
      {at !== null && <span> ({at})</span>}
    </>
  )
}
