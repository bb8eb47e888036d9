const TRIES = 5
const ROWS = Array.from({ length: 10_000 }, (_, at) => ({
  at,
  name: `Löparsko ${at}`,
  sum: at / 7,
}))

/**
 * Measures work of this process in rounds of writing and reading 10,000 rows as JSON: on a busy machine the
 * clock is unreliable, and CPU time depends on the machine.
 */
export async function roundsOf(work: () => unknown, tries = TRIES): Promise<number> {
  const round = await leastMs(() => JSON.parse(JSON.stringify(ROWS)), TRIES)
  return (await leastMs(work, tries)) / round
}

async function leastMs(work: () => unknown, tries: number): Promise<number> {
  const times: number[] = []
  for (let left = tries; left > 0; left -= 1) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}
