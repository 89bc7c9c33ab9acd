// What a run says when it is done. The last line has one form: `N passed, N failed`, and `, N skipped` where some were.

const total = (results, key) => results.reduce((sum, result) => sum + result[key], 0)
const every = (results, key) =>
  results.flatMap((result) => (result[key] ?? []).map((text) => ({ name: result.name, text })))

/** Prints it. `results` are the steps with what they counted. */
export function printSummary(results, seed) {
  console.log()
  for (const { name, passed, failed, seconds } of results)
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${passed} of ${passed + failed} in ${seconds} s`,
    )
  for (const { name, text } of every(results, 'secondTries'))
    console.log(`\nok at the second try  ${name}  ${text}`)
  for (const { name, text } of every(results, 'failures')) console.log(`\nFAILED ${name}  ${text}`)
  console.log()
  const skipped = every(results, 'skipped')
  for (const text of new Set(skipped.map((each) => each.text)))
    console.log(`skipped ${skipped.filter((each) => each.text === text).length}: ${text}`)
  const left = results.reduce((sum, result) => sum + (result.left ?? 0), 0)
  if (left > 0) console.log(`${left} left to npm run test:all`)
  console.log(`random inputs are repeated with SEED=${seed}`)
  const counted = [`${total(results, 'passed')} passed`, `${total(results, 'failed')} failed`]
  if (skipped.length > 0) counted.push(`${skipped.length} skipped`)
  console.log(`\n${counted.join(', ')}`)
}
