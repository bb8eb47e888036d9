import type { LightMyRequestResponse } from 'fastify'

const MAX_STEPS = 3

/** Opens a link and follows redirects like a browser; returns the final page. */
export async function arrive(
  open: (url: string) => Promise<LightMyRequestResponse>,
  url: string,
): Promise<LightMyRequestResponse> {
  let answer = await open(url)
  for (let step = 0; step < MAX_STEPS && answer.statusCode === 303; step += 1) {
    answer = await open(String(answer.headers.location))
  }
  return answer
}
