import { msg } from '@lingui/core/macro'

/** Stands beside a time when the device's clock shows another one. */
export const cameroonTime = msg`Cameroon time`
