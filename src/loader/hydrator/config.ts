import { type PageConfig, tidyBase } from '../../model/page-config.ts'
import { tagPrefix } from '../page.ts'
import { loader } from './page-loader.ts'

/** Publishes the settings of the loader's script tag for services and elements. */
export function publishConfig(): PageConfig {
  const { setting, version } = loader
  const config: PageConfig = {
    api: tidyBase(setting('api')),
    contextHeader: setting('context-header') ?? 'request-context',
    tokenHeader: setting('token-header') ?? 'RequestVerificationToken',
    prefix: tagPrefix(setting('prefix')).slice(0, -1),
    debug:
      new URLSearchParams(location.search).has('courtside-debug') ||
      ['', 'true', '1'].includes(setting('debug') ?? '0'),
    version,
  }
  const page = globalThis as unknown as Record<symbol, unknown>
  page[Symbol.for('courtside.config')] = config
  page[Symbol.for('courtside.debug')] = config.debug
  return config
}
