import type { PageConfig } from '../model/page-config.ts'

const CONFIG = Symbol.for('courtside.config')

/** Sets the address of the shop's API and the names of headers, if they differ from the defaults. */
export function configure(
  config: Partial<Pick<PageConfig, 'api' | 'contextHeader' | 'tokenHeader'>>,
): void {
  const page = globalThis as { [CONFIG]?: Partial<PageConfig> }
  page[CONFIG] = { ...page[CONFIG], ...config }
}
