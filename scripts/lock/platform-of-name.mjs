const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
]
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

/** The platform in a package's name: `…-linux-arm-musleabihf`, `…-win32-x64-msvc`, `…-linuxmusl-x64`. */
export function platformOfName(name) {
  const ending = name
    .split('/')
    .at(-1)
    .replace(/-linuxmusl-(\w+)$/, '-linux-$1-musl')
  const words = ending.split('-')
  const os = words.find((it) => SYSTEMS.includes(it))
  const cpu = words.find((it) => PROCESSORS.includes(it))
  if (!os || !cpu) return undefined
  const libc = LIBRARIES[words.at(-1)]
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) }
}
