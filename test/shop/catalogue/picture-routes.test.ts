import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { pictureRoutes } from '../../../shop/catalogue/picture-routes.ts'
import { openShop } from '../../helpers/open-shop.ts'

/** Counts the drawings, each of which says how many there have been. */
async function openPictures(t: Parameters<typeof openShop>[0]) {
  const { db } = await openShop(t)
  const drawn: string[] = []
  const server = fastify()
  const drawings = {
    viewsOf: () => ['back'] as const,
    draw: ({ frame, view = 'front' }: { frame?: string; view?: string }) => {
      drawn.push(`${view} ${frame}`)
      return `<svg><!-- ${drawn.length} --></svg>`
    },
  }
  await server.register(pictureRoutes, { db, drawings })
  t.after(() => server.close())
  return { db, server, drawn }
}

test('draws a picture once, whatever else its address says', async (t) => {
  const { server, drawn } = await openPictures(t)
  const slugs = ['shoe', 'sho%65']
  const queries = ['?v=1', '', '?v=2', '?v=99999', '?v=1&x=1', '?x=2&v=1', '?v=1&v=2', '?size=big']

  for (const slug of slugs) {
    for (const query of queries) {
      equal((await server.inject(`/images/${slug}/court-blue.svg${query}`)).statusCode, 200, query)
    }
  }

  deepEqual(drawn, ['front page'])
  await server.inject('/images/shoe/court-blue.svg?size=window')
  await server.inject('/images/shoe/court-blue.svg?size=window&v=3')
  await server.inject('/images/shoe/court-blue.back.svg')
  deepEqual(drawn, ['front page', 'front window', 'back page'])
})

test('is kept for good at the address of its own version only, and drawn again for the next', async (t) => {
  const { db, server } = await openPictures(t)
  const { version } = await db
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow()
  const ask = async (v: unknown) => {
    const { headers, body } = await server.inject(`/images/shoe/court-blue.svg?v=${v}`)
    return [headers['cache-control'], body] as const
  }

  match(String((await ask(version))[0]), /immutable/)
  // Kept now, it would be the picture of what is still to come.
  for (const other of [version + 1, version - 1, 'x', '']) equal((await ask(other))[0], 'no-cache')
  await db
    .updateTable('catalogue_version')
    .set({ version: version + 1 })
    .execute()
  deepEqual(await ask(version + 1), [
    'public, max-age=31536000, immutable',
    '<svg><!-- 2 --></svg>',
  ])
})
