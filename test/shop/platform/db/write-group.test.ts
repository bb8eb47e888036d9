import { deepEqual, equal, rejects } from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { type Handle, openHandle } from '../../../../shop/platform/db/libsql-handle.ts'
import { createWriteGroup } from '../../../../shop/platform/db/write-group.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'

/** A real connection that notes what runs on it. */
function openNoting(t: TestContext): { handle: Handle; notes: string[] } {
  const real = openHandle(join(temporaryFolder(t), 'x.db'), 5)
  t.after(() => real.close())
  real.exec('pragma journal_mode = wal')
  real.exec('create table note (text text not null) strict')
  const notes: string[] = []
  const run: Handle['run'] = (text, values) => {
    notes.push(text)
    return real.run(text, values)
  }
  return { handle: { ...real, run }, notes }
}

const flushed = async () => {}

const insert = (handle: Handle, text: string) => handle.run('insert into note values (?)', [text])

const kept = (handle: Handle) => handle.run('select text from note order by text', []).rows

test('shares one commit among transactions of one moment', async (t) => {
  const { handle, notes } = openNoting(t)
  const group = createWriteGroup(handle, flushed)
  const write = async (text: string) => {
    await group.begin()
    insert(handle, text)
    await group.commit()
  }

  await Promise.all(['a', 'b', 'c'].map(write))
  await write('d')

  equal(notes.filter((it) => it === 'commit').length, 2)
  deepEqual(
    kept(handle).map(({ text }) => text),
    ['a', 'b', 'c', 'd'],
  )
})

test('acknowledges nothing before the commit that holds it', async (t) => {
  const { handle, notes } = openNoting(t)
  const group = createWriteGroup(handle, flushed)
  await group.begin()
  insert(handle, 'a')
  const acknowledged = group.commit().then(() => notes.push('acknowledged'))
  await Promise.resolve()
  deepEqual(notes.slice(-1), ['release member'])

  await acknowledged

  deepEqual(notes.slice(-2), ['commit', 'acknowledged'])
})

test('acknowledges nothing before the disk has it, and collects the next commit meanwhile', async (t) => {
  const { handle, notes } = openNoting(t)
  const flushes: (() => void)[] = []
  const group = createWriteGroup(handle, () => new Promise((resolve) => flushes.push(resolve)))
  const acknowledged: string[] = []
  const write = async (text: string) => {
    await group.begin()
    insert(handle, text)
    await group.commit()
    acknowledged.push(text)
  }
  const commits = () => notes.filter((it) => it === 'commit').length
  const first = write('a')
  while (flushes.length < 1) await turn()
  const second = write('b')
  while (kept(handle).length < 2) await turn()
  const third = write('c')
  const settled = group.settle().then(() => acknowledged.push('settled'))
  for (let turns = 0; turns < 5; turns += 1) await turn()
  deepEqual([kept(handle).length, commits(), acknowledged], [3, 1, []])

  flushes[0]?.()
  await first
  while (flushes.length < 2) await turn()
  deepEqual([commits(), acknowledged], [2, ['a']])

  flushes[1]?.()
  await Promise.all([second, third, settled])
  deepEqual(acknowledged, ['a', 'b', 'c', 'settled'])
})

test('tells a transaction that the disk has not taken, and goes on', async (t) => {
  const { handle } = openNoting(t)
  let isBroken = true
  const group = createWriteGroup(handle, async () => {
    if (isBroken) throw new Error('disk gone')
  })
  const write = async (text: string) => {
    await group.begin()
    insert(handle, text)
    await group.commit()
  }
  await rejects(write('a'), /disk gone/)
  isBroken = false

  await write('b')
  await group.settle()
})

test('undoes one transaction of a shared commit alone', async (t) => {
  const { handle } = openNoting(t)
  const group = createWriteGroup(handle, flushed)
  const write = async (text: string, how: 'commit' | 'rollback') => {
    await group.begin()
    insert(handle, text)
    await group[how]()
  }

  await Promise.all([write('a', 'commit'), write('b', 'rollback'), write('c', 'commit')])
  await group.settle()

  deepEqual(
    kept(handle).map(({ text }) => text),
    ['a', 'c'],
  )
})

test('tells every transaction of a commit that failed, and goes on', async (t) => {
  const { handle } = openNoting(t)
  let isBroken = true
  const run: Handle['run'] = (text, values) => {
    if (text === 'commit' && isBroken) throw new Error('disk gone')
    return handle.run(text, values)
  }
  const group = createWriteGroup({ ...handle, run }, flushed)
  const write = async (text: string) => {
    await group.begin()
    insert(handle, text)
    await group.commit()
  }
  const lost = [write('a'), write('b')]
  for (const it of lost) await rejects(it, /disk gone/)
  isBroken = false

  await turn()
  await write('c')

  deepEqual(
    kept(handle).map(({ text }) => text),
    ['c'],
  )
})
