import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import '../../../shop/cli/texts/texts.ts'
import { watchImport } from '../../../shop/cli/import-progress.ts'
import { commandText } from '../../../shop/platform/commands/command-text.ts'

function watch(isTerminal: boolean, LANG = 'en_GB.UTF-8') {
  const said: string[] = []
  let now = 0
  const voice = { t: commandText({ LANG }), error: (text: string) => void said.push(text) }
  const watcher = watchImport({ ...voice, isTerminal }, () => {
    now += 200
    return now
  })
  return { said, watcher }
}

test('draws a bar with the part that is done where a terminal shows it', () => {
  const { said, watcher } = watch(true)

  watcher.onStep('compared', 50, 200)
  watcher.onStep('compared', 200, 200)
  watcher.end()

  deepEqual(
    said.map((it) => it.replace('\r\u001b[K', '')),
    [
      '[#####...............] 25% 50 products compared, 125 a second',
      '[####################]100% 200 products compared, 333 a second',
      '',
    ],
  )
})

test('says how many there are where the end is not in sight', () => {
  const { said, watcher } = watch(true)

  watcher.onStep('shaped', 50)

  equal(said.join(''), '\r\u001b[K50 products read, 125 a second')
})

test('writes plain lines, one a thousand, where nothing can be written over', () => {
  const { said, watcher } = watch(false)

  for (const done of [500, 1000, 1500]) watcher.onStep('indexed', done, 1500)
  watcher.end()

  equal(said.length, 1)
  equal(said[0]?.replace(/[\d,]+ a second/, 'N a second'), '1,000 products indexed, N a second\n')
})

test('says it in Swedish where the system is', () => {
  const { said, watcher } = watch(false, 'sv_SE.UTF-8')

  watcher.onStep('stored', 1000, 1500)

  equal(
    said[0]?.replace(/[\d\u00a0]+ i sek/, 'N i sek'),
    '1\u00a0000 produkter lagrade, N i sekunden\n',
  )
})
