import { contractsModule } from '../build/all-elements.mjs'
import { importBundled, written } from '../build/import-bundled.mjs'
import { readEvents } from './read-events.mjs'

/** The tables and notes of every tag. They are TypeScript, so they are bundled and imported. */
export async function readContracts() {
  const { contracts } = await importBundled(written(contractsModule()))
  const { details } = readEvents()
  return contracts.map((it) => describe(it, details))
}

/** The facts about a tag that every generator needs. */
function describe({ table, notes }, details) {
  const attributes = Object.entries(table.attributes).map(([prop, attribute]) => ({
    ...attribute,
    prop,
    name: prop.toLowerCase(),
    description: notes.attributes[prop],
    type: typeOf(attribute),
  }))
  const events = table.events.map((name) => ({
    name,
    detail: details.get(name),
    description: notes.events[name],
  }))
  const { tag, wake, react, ownPages } = table
  return {
    ...notes,
    tag,
    wake,
    ownPages,
    isReact: react !== false,
    className: classOf(tag),
    attributes,
    events,
  }
}

function classOf(tag) {
  const words = tag.split('-').map((it) => it[0].toUpperCase() + it.slice(1))
  return `${words.join('')}Element`
}

function typeOf({ kind, values }) {
  if (values) return values.map((it) => `'${it}'`).join(' | ')
  return kind === 'json' ? 'unknown' : kind
}
