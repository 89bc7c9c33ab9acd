/** Rows of one page of a list of staff. */
export const pageSize = 20
