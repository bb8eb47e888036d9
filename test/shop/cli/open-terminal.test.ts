import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { openTerminal } from '../../../shop/cli/open-terminal.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { bundleProgram } from '../../helpers/run-shop.ts'

const RED = '\u007f'
const PASSWORD = 'fyra gröna bilar'

/** A terminal that a test types into, and all that it has shown. */
function openFake({ isTTY }: { isTTY: boolean }) {
  const modes: boolean[] = []
  const input = Object.assign(new PassThrough(), {
    isTTY,
    setRawMode: (mode: boolean) => modes.push(mode),
  })
  const output = Object.assign(new PassThrough(), { isTTY, columns: 80 })
  let shown = ''
  output.on('data', (chunk) => {
    shown += chunk
  })
  const terminal = openTerminal({
    input: input as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
  })
  return { ...terminal, input, modes, shown: () => shown }
}

test('shows what is typed, and never what is hidden: not with corrections, arrows or a paste', async () => {
  const { ask, askHidden, close, input, modes, shown } = openFake({ isTTY: true })
  const name = ask('Name: ')
  input.write('Eva\r')
  equal(await name, 'Eva')
  match(shown(), /Name: .*Eva/s)

  ok(askHidden)
  const hidden = askHidden('Password: ')
  for (const key of ['fel', '\u0015', 'fyra grönn', RED, '\u001b[D\u001b[C', 'a bilar', '\r']) {
    input.write(key)
  }
  equal(await hidden, PASSWORD)
  const pasted = askHidden('Again: ')
  input.write(`${PASSWORD}\r`)
  equal(await pasted, PASSWORD)

  const next = ask('Next: ')
  input.write('\u001b[Ax\r')
  equal(await next, 'x')
  ok(!/f(yra|el)|gr|bil/.test(shown()), shown())
  match(shown(), /Password: .*\nAgain: .*\n.*Next: .*x/s)
  close()
  deepEqual(modes, [true, false])
})

test('takes a paste of several answers, and says when nobody answers any more', async () => {
  const { ask, askHidden, input } = openFake({ isTTY: true })
  ok(askHidden)
  const first = ask('A: ')
  input.write('one\rtwo\r')
  deepEqual([await first, await ask('B: ')], ['one', 'two'])
  const hidden = askHidden('C: ')
  input.write('\u0004')
  deepEqual([await hidden, await ask('D: ')], [undefined, undefined])
})

test('answers from a pipe are lines, without a terminal to hide them in', async () => {
  const { ask, askHidden, input, shown } = openFake({ isTTY: false })
  input.end('one\ntwo')
  deepEqual([await ask('A: '), await ask('B: '), await ask('C: ')], ['one', 'two', undefined])
  deepEqual([askHidden, shown()], [undefined, 'A: B: C: '])
})

/** Opens a terminal for the program that it runs. */
const SCRIPT = 'script'
const isScriptThere = spawnSync(SCRIPT, ['--version']).status === 0

test('the program hides the password in a real terminal, asks twice, and ends with Ctrl-C', {
  skip: isScriptThere ? false : 'there is no script(1) here that opens a terminal',
}, async (t) => {
  const program = await bundleProgram('shop/cli/setup.ts')
  const dataDir = join(temporaryFolder(t), 'data')
  const command = `"${process.execPath}" "${program}"`
  const child = spawn(SCRIPT, ['-qec', command, '/dev/null'], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, TERM: 'xterm', LANG: 'sv_SE.UTF-8' },
    stdio: 'pipe',
  })
  t.after(() => child.kill())
  let shown = ''
  const answers = [...ANSWERS]
  child.stdout.on('data', (chunk) => {
    shown += chunk
    // An answer follows its question, as a person’s does.
    const [question, answer] = answers[0] ?? []
    if (question === undefined || !shown.slice(-400).includes(question)) return
    answers.shift()
    child.stdin.write(answer)
  })
  const code = await new Promise((done) => child.once('close', done))

  deepEqual(answers, [])
  ok(!/hemlig|gröna/.test(shown), shown)
  match(shown, /Lösenordet en gång till: .*De två lösenorden är inte lika\./s)
  deepEqual([code, existsSync(join(dataDir, 'shop.json'))], [130, false])
})

const ANSWERS: readonly (readonly [string, string])[] = [
  [
    'Butikens språk',
    'sv\rFjällboden\r\r\rFjällboden AB\r556677-8899\r\rStorgatan 9\r98131\rKiruna\r',
  ],
  ['Kundservice: e-post', 'hej@fjallboden.example\r0980-12345\r\r\rplusgiro 12345-5\r\r\r'],
  ['Vem som levererar', `Norrbud${'\r'.repeat(14)}`],
  ['Vem får först logga in', 'Eva Ek\r\r'],
  ['Lösenord, minst 8 tecken: ', 'mycket hemligt\r'],
  ['Lösenordet en gång till: ', 'gröna bilar\r'],
  ['inte lika.\r\nLösenord, minst 8 tecken: ', 'hemligt\u0003'],
]
