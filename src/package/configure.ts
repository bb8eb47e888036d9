import type { PageConfig } from '../model/page-config.ts'

const CONFIG = Symbol.for('courtside.config')

/** Says where the shop answers, and by which names of headers, where that is not what it usually is. */
export function configure(
  config: Partial<Pick<PageConfig, 'api' | 'contextHeader' | 'tokenHeader'>>,
): void {
  const page = globalThis as { [CONFIG]?: Partial<PageConfig> }
  page[CONFIG] = { ...page[CONFIG], ...config }
}
