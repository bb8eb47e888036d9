import { entryOf, isInLoader } from '../build/all-elements.mjs'

/** The custom elements manifest, for editors and catalogues. Paths are those of the package. */
export function writeManifest(elements) {
  const manifest = {
    schemaVersion: '2.1.0',
    readme: 'docs/elements.md',
    modules: elements.map(describeModule),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

function describeModule(element) {
  const entry = entryOf(`src/elements/${element.tag}`)
  if (isInLoader(entry)) return describeLoaderPart(element)
  const path = `dist/modules/elements/${element.tag}.js`
  return {
    kind: 'javascript-module',
    path,
    declarations: [describeClass(element)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: element.tag,
        declaration: { name: element.className, module: path },
      },
    ],
  }
}

/** A tag that the loader handles without defining it, so it stays a plain `HTMLElement`. */
function describeLoaderPart(element) {
  const path = 'dist/ui/courtside.js'
  return { kind: 'javascript-module', path, declarations: [describeClass(element)], exports: [] }
}

function describeClass({ tag, className, summary, attributes, events }) {
  return {
    kind: 'class',
    name: className,
    tagName: tag,
    customElement: true,
    superclass: { name: 'HTMLElement' },
    summary,
    attributes: attributes.map((it) => ({
      name: it.name,
      fieldName: it.prop,
      description: it.description,
      type: { text: it.kind === 'json' ? 'string' : it.type },
      ...(it.default !== undefined && { default: JSON.stringify(it.default) }),
    })),
    members: attributes.map((it) => ({
      kind: 'field',
      name: it.prop,
      attribute: it.name,
      description: it.description,
      type: { text: it.type },
    })),
    events: events.map(({ name, detail, description }) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
  }
}
