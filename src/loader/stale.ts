import { all, stateOf } from './dom.ts'
import { hydrate } from './hydrate.ts'
import { HOSTS, modesOf } from './parts.ts'

/**
 * Hydrates what the server drew for another cart; or for another address, unless an element that is
 * hydrated already follows the address for all.
 */
export function hydrateStale(mode: 'stale' | 'history'): void {
  const hosts = all(document, HOSTS).filter((it) => modesOf(it).includes(mode))
  if (mode === 'history' && hosts.some((it) => stateOf(it) === 'ready')) return
  for (const host of hosts) {
    if (mode === 'history') host.setAttribute('data-moved', '')
    hydrate(host, 'auto')
  }
}
