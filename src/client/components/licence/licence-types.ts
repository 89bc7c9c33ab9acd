/** The kinds of file that show a licence, as an input names them. */
export const licenceTypes = 'image/jpeg,image/png,image/webp,application/pdf'
