import { useLingui } from '@lingui/react/macro'
import type { TableProblem } from '#contract/staff/fleet/car-table.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { formatAmount } from '#domain/money/money.ts'

/** Says what is wrong with a cell, a column or a table, so that it can be put right in the spreadsheet. */
export function useProblemText(): (problem: TableProblem) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ problem, cell, column, bound: most = 0, allowed: words = [] }) => {
    const bound = formatAmount(most, language)
    const allowed = words.join(', ')
    switch (problem) {
      case 'required':
        return t`This cell is empty, and a car needs it.`
      case 'not-a-word':
        return t`“${cell}” is none of these: ${allowed}.`
      case 'not-a-number':
        return t`“${cell}” is no whole number.`
      case 'unknown-place':
        return t`There is no place called “${cell}”.`
      case 'too-low':
        return t`“${cell}” is too little: ${bound} at least.`
      case 'too-high':
        return t`“${cell}” is too much: ${bound} at most.`
      case 'too-long':
        return t`This is too long: ${bound} characters at most.`
      case 'card-number-in-text':
        return t`The number of a payment card must not stand here.`
      case 'not-a-plate':
        return t`“${cell}” is no number plate.`
      case 'plate-registered':
        return t`A car of another supplier has this plate.`
      case 'plate-twice':
        return t`A row before has the same plate.`
      case 'plate-needed':
        return t`Several cars are called so: give this one its plate.`
      case 'other-supplier':
        return t`“${cell}” is not the supplier whose cars these are.`
      case 'not-for-new-cars':
        return t`A new car cannot begin like this.`
      case 'wrong':
        return t`“${cell}” cannot stand here.`
      case 'column-missing':
        return t`The column “${column}” is missing.`
      case 'column-twice':
        return t`There are two columns called “${column}”.`
      case 'no-rows':
        return t`There is no car in this table.`
      case 'too-many-rows':
        return t`There are more than ${bound} rows. Divide the table.`
      case 'car-limit':
        return t`Your fleet may have ${bound} cars, and with these it would have more.`
    }
  }
}
