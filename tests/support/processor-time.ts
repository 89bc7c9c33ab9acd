// How much work an act is, whatever else the machine does meanwhile: a limit of wall-clock time fails on a busy one.

/** The seconds of a processor that this process spends until the act is done. */
export async function processorSeconds(act: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
