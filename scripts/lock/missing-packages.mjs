const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
const REGISTRY = 'https://registry.npmjs.org'

/** What some package of the lock asks for and the lock has no entry of. */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    KINDS.flatMap((kind) =>
      Object.entries(entry[kind] ?? {})
        .filter(([name]) => !isLeftToUser(entry, kind, name))
        .filter(([name]) => !findPackage(packages, parent, name))
        .map(([name, range]) => ({ parent, kind, name, range })),
    ),
  )
}

/** The path under which the package at `parent` finds `name`: its own folder, or one above. */
function findPackage(packages, parent, name) {
  for (let folder = parent; ; folder = folderAbove(folder)) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (packages[path]) return path
    if (!folder) return undefined
  }
}

/** Whether this is the repository itself, a workspace, or the link to one: no registry has it. */
export function isOurs(path, entry) {
  return entry.link === true || !path.includes('node_modules/')
}

/** Where the public registry has a package; npm asks the registry that it is set to instead. */
export function publicAddress(name, version) {
  return `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
}

/** The package's name, which its folder does not say if it is installed under an alias. */
export function nameOf(path, entry) {
  return entry.name ?? path.split('node_modules/').at(-1)
}

function isLeftToUser(entry, kind, name) {
  return kind === 'peerDependencies' && entry.peerDependenciesMeta?.[name]?.optional === true
}

function folderAbove(folder) {
  const at = folder.lastIndexOf('/node_modules/')
  return at === -1 ? '' : folder.slice(0, at)
}
