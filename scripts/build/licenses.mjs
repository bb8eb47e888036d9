import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the licences of packages in the browser's files into dist/licenses.txt. */
export function writeLicenses() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const found = new Map()
  const visit = (name) => {
    if (found.has(name)) return
    const { version, license, dependencies = {} } = packages[`node_modules/${name}`]
    found.set(name, `${name} ${version}, ${license}\n\n${readLicense(name)}`)
    for (const it of Object.keys(dependencies)) visit(it)
  }
  for (const it of [...Object.keys(packages[''].dependencies), 'preact']) visit(it)
  writeFileSync('dist/licenses.txt', [...found.values()].join('\n\n---\n\n'))
}

/** A package's own licence text; in some, only its name. */
function readLicense(name) {
  const folder = join('node_modules', name)
  const files = readdirSync(folder).filter((it) => /^licen[cs]e(\.\w+)?$/i.test(it))
  return files.map((it) => readFileSync(join(folder, it), 'utf8').trim()).join('\n\n')
}
