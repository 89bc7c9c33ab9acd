// What every upload keeps to: both sides read it here.

/** 8 MB, the largest file that is taken (domain section 7). */
export const maximumUploadBytes = 8 * 1024 * 1024

/** The header that an upload carries: no form of another site can send it (quality 4.3). */
export const uploadHeader = 'x-requested-with'
export const uploadHeaderValue = 'app'
