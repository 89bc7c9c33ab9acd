// What can be wrong with an uploaded file, by what a call takes.

import type { Failure } from '#domain/failure.ts'

const ofEveryFile = ['file-too-large', 'file-damaged'] as const
const ofPictures = ['picture-too-large', 'picture-too-narrow', 'picture-animated'] as const
const ofPdfs = ['pdf-has-password', 'pdf-has-actions', 'pdf-unsearchable'] as const

export const pictureFailures = [...ofEveryFile, 'not-a-picture', ...ofPictures] as const
/** Of pictures and PDFs. */
export const documentFailures = [...ofEveryFile, 'not-a-document', ...ofPictures, ...ofPdfs] as const
/** Of PDFs alone. */
export const pdfFailures = [...ofEveryFile, 'not-a-pdf', ...ofPdfs] as const
/** Of tables from a spreadsheet. */
export const tableFailures = [...ofEveryFile, 'not-a-table'] as const

/** Whether a failure is of the file itself: sending the same one again would fail again. */
export function isOfFile(failure: Failure): boolean {
  const ofFiles: readonly Failure[] = [...pictureFailures, ...documentFailures, ...pdfFailures]
  return ofFiles.includes(failure)
}
