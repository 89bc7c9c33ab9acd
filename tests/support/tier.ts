// Which tests are run. `npm test` runs the first tier: all but what is tagged `all` (`@all` in a browser test), with few random
// inputs. `npm run test:all` runs everything, and so does a runner that is started by hand.

/** tests/run.mjs sets it. */
export const isFirstTier = process.env['TEST_TIER'] === '1'

/** How many inputs a test goes through: `few` in the first tier. */
export const runs = (few: number, all: number): number => (isFirstTier ? few : all)
