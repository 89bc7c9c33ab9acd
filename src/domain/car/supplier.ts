// Whether a supplier is named where its cars are shown.

/** Offers the cars of a site that hides its suppliers. */
export const siteSupplier = 'wouri'

/** False for the site itself. A supplier without a logo has a name all the same. */
export const isNamed = ({ _id }: { _id: string }): boolean => _id !== siteSupplier
