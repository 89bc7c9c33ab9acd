// Limits of every upload, for both sides.

/** 8 MB, the largest file that is taken (rule 7). */
export const maximumUploadBytes = 8 * 1024 * 1024

/** The header that an upload carries where no browser says that its page is ours: no form of another site can send it. */
export const uploadHeader = 'x-requested-with'
export const uploadHeaderValue = 'app'
