// An error as the log may keep it: what went wrong and where, never with what. PostgreSQL repeats whole rows and values.

/** Fields of a database error that name parts of the schema. */
const schemaFields = ['code', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'] as const

type DatabaseError = Partial<Record<(typeof schemaFields)[number] | 'severity', unknown>>

export type LoggedError = { type: string; message: string; stack: string; [field: string]: unknown }

/** The frames of a stack without the message above them. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}

/** Returns name, message, frames and codes. A message of the database is left out: it may quote what a person typed. */
export function loggedError(error: Error & DatabaseError): LoggedError {
  const isOfDatabase = error.severity !== undefined
  const message = isOfDatabase ? 'refused by the database' : error.message
  const fields = schemaFields
    .filter((field) => typeof error[field] === 'string')
    .map((field) => [field, error[field]])
  return { type: error.name, message, stack: framesOf(error), ...Object.fromEntries(fields) }
}
