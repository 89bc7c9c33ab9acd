// How the heading of a column stands, and what a press of it does.

/** An order that a heading leads to; undefined is the one of a list that nobody has put in order. */
type Step<O> = { order: O; direction: 'ascending' | 'descending' }

type Heading = { direction: 'ascending' | 'descending' | 'none'; onPress: () => void }

/** The steps follow each other with each press; after the last one the list is as nobody has put it in order. */
export function headingOrder<O extends string>(
  steps: readonly Step<O | undefined>[],
  order: string | undefined,
  onOrder: (order: O | undefined) => void,
): Heading {
  const at = steps.findIndex((step) => step.order === order)
  return {
    direction: steps[at]?.direction ?? 'none',
    onPress: () => onOrder(steps[at + 1]?.order),
  }
}

export const ascending = <const O>(order: O): Step<O> => ({ order, direction: 'ascending' })
export const descending = <const O>(order: O): Step<O> => ({ order, direction: 'descending' })

/** The headings of columns that go up and down by their own names; what is counted is looked through from the greatest on. */
export const headingsOf =
  <C extends string>(order: string | undefined, onOrder: (order: C | `${C}-down` | undefined) => void) =>
  (column: C, isNumber = false): Heading => {
    const steps: Step<C | `${C}-down`>[] = [ascending(column), descending(`${column}-down` as const)]
    return headingOrder(isNumber ? steps.toReversed() : steps, order, onOrder)
  }
