import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { findInLines, type Place, plant, readSources, type Source } from './support/sources.ts'

/** What a layer leaves to another, which no import shows. */
const BOUNDARIES = [
  {
    name: 'elements and views send nothing: the services do',
    folders: ['src/elements', 'src/ui'],
    left: /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bEventSource\b|\bWebSocket\b/,
    planted: 'const answer = await fetch(url)',
  },
  {
    name: 'state touches no nodes: services and elements do',
    folders: ['src/state'],
    left: /\bdocument\.(?:create|get|query|import|body|head)|\.querySelector|\binnerHTML\b|\.(?:replaceChildren|setAttribute|append)\(/,
    planted: 'const place = document.getElementById(id)',
  },
] as const

for (const { name, folders, left, planted } of BOUNDARIES) {
  const find = (source: Source): readonly Place[] =>
    findInLines(source, (line) => line.match(left) ?? [])

  test(name, (t) => {
    const sources = folders.flatMap((it) => readSources(it))
    ok(sources.length > 10)
    expectNone(t, sources.flatMap(find))
  })

  test(`sees where it is not so: ${planted}`, () => {
    deepEqual(find(plant('src/planted.ts', planted)).length, 1)
  })
}
