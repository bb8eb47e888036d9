import type { FastifyInstance } from 'fastify'
import type { Language } from '../../src/model/language.ts'
import { StartRefusal } from '../platform/db/start-error.ts'
import { describeRefusal } from '../platform/settings/command-text.ts'

interface Place {
  readonly host: string
  readonly port: number
  /** The setting that the port comes from. */
  readonly setting: 'PORT' | 'WIDGET_PORT'
  readonly language: Language
}

/** Opens a server's port; one that cannot be opened is refused in one sentence. */
export async function listenOn(server: FastifyInstance, place: Place): Promise<void> {
  const { host, port, setting, language } = place
  try {
    await server.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const key = FAILURES[String(code)]
    if (!key) throw error
    throw describeRefusal(new StartRefusal(key, { host, port: String(port), setting }), language)
  }
}

/** The port that was opened; 0 before. */
export function portOf(server: FastifyInstance | undefined): number {
  const address = server?.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** What is said of the failures that whoever starts the shop can do something about. */
const FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'start.port.inUse',
  EACCES: 'start.port.noRight',
  EADDRNOTAVAIL: 'start.host.notHere',
  ENOTFOUND: 'start.host.unknown',
  EAI_AGAIN: 'start.host.unknown',
}
