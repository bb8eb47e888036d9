/** Bytes as a test: what a page downloads, brotli. File names come from the builds' manifests. */
import { readFileSync } from 'node:fs'

const LIMITS = {
  ui: { framework: '66 kB', woken: '75 kB' },
  'ui-lite': { framework: '13 kB', woken: '24 kB' },
}

export default Object.entries(LIMITS).flatMap(([folder, { framework, woken }]) => {
  const { parts, css, texts } = JSON.parse(readFileSync(`dist/${folder}/manifest.json`, 'utf8'))
  const paths = (files) => files.map((it) => `dist/${folder}/${it}`)
  const react = Object.values(parts).filter((it) => it.files.length > 1)
  const everywhere = react[0].files.filter((file) => react.every((it) => it.files.includes(file)))
  const header = parts['page-header']?.files ?? []
  return [
    { name: `${folder}: loader`, path: paths(['courtside.js']), limit: '3 kB' },
    {
      name: `${folder}: before anybody acts, with page-header`,
      path: paths(['courtside.js', ...header]),
      limit: '3 kB',
    },
    { name: `${folder}: framework`, path: paths(everywhere), limit: framework },
    { name: `${folder}: style sheet of all elements`, path: paths([css]), limit: '8 kB' },
    ...Object.entries(parts).flatMap(([tag, { files }]) => [
      { name: `${folder}: ${tag} alone`, path: paths(files.slice(0, 1)), limit: '5 kB' },
      {
        name: `${folder}: ${tag} with all it needs`,
        path: paths(['courtside.js', ...files, ...texts.sv]),
        limit: woken,
      },
    ]),
  ]
})
