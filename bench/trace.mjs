/** CPU time of a page's main thread between marks, from a trace. */
const CATEGORIES = ['toplevel', 'blink.user_timing']
const US = 1000

/** Runs `work`, and returns what it came to with the events of the trace. */
export async function trace(session, work) {
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  const result = await work()
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isComplete
  return { result, events }
}

/** By mark: CPU ms of the thread since `start`, and the longest task in between. */
export function spentUntil(events, start, names) {
  const markOf = (name) => events.find((it) => it.name === name && it.cat.includes('user_timing'))
  const from = markOf(start)
  if (!from) return {}
  const tasks = events.filter(
    (it) => it.pid === from.pid && it.tid === from.tid && /RunTask$/.test(it.name) && it.tdur > 0,
  )
  const entries = names.map(markOf).map((until) => {
    const within = tasks.filter((it) => it.ts + it.dur > from.ts && it.ts < until.ts)
    const cpu = within.map(
      (it) => Math.min(it.tts + it.tdur, until.tts) - Math.max(it.tts, from.tts),
    )
    const sum = cpu.reduce((one, other) => one + other, 0)
    return [until.name, { cpu: sum / US, longest: Math.max(...cpu) / US }]
  })
  return Object.fromEntries(entries)
}
