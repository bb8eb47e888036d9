import type { FastifyRequest } from 'fastify'
import {
  FAVOURITE_COUNT_COOKIE,
  type FavouriteCount,
  readFavouriteCount as readCount,
} from '../../../src/model/favourites.ts'

/** How many products this browser says are marked. */
export function readFavouriteCount({ cookies }: Pick<FastifyRequest, 'cookies'>): FavouriteCount {
  return readCount(cookies[FAVOURITE_COUNT_COOKIE])
}
