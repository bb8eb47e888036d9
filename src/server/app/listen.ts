import type { FastifyInstance } from 'fastify'
import { StartError } from '../platform/db/start-error.ts'

interface Place {
  readonly host: string
  readonly port: number
  /** The setting that the port comes from. */
  readonly setting: 'PORT' | 'WIDGET_PORT'
}

/** Opens a server's port; one that cannot be opened is refused in one sentence. */
export async function listenOn(server: FastifyInstance, place: Place): Promise<void> {
  const { host, port } = place
  try {
    await server.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const reason = FAILURES[String(code)]
    throw reason ? new StartError(reason(place)) : error
  }
}

/** The port that was opened; 0 before. */
export function portOf(server: FastifyInstance | undefined): number {
  const address = server?.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

const FAILURES: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port, setting }) =>
    `Port ${port} on ${host} is in use by another program; stop it, or set ${setting} to another one.`,
  EACCES: ({ port, setting }) =>
    `Port ${port} may not be used without more rights; set ${setting} to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}; set HOST to one it has.`,
  ENOTFOUND: ({ host }) => `There is no host ${host}; set HOST to an address of this machine.`,
  EAI_AGAIN: ({ host }) => `There is no host ${host}; set HOST to an address of this machine.`,
}
