/**
 * Loaded before node:test, which notes of each promise and timer whose test it belongs to, so that it
 * can say which test an error that nobody caught comes from. It has Node tell it when one of them has
 * gone, and that telling costs more than the notes. Here the older notes go once there are many; an
 * error from that far back still fails, and names its file alone.
 */
import asyncHooks from 'node:async_hooks'

const KEPT = 100_000

const { createHook } = asyncHooks

asyncHooks.createHook = (hooks) => {
  const isRunner = new Error().stack.includes('node:internal/test_runner/')
  return createHook(isRunner ? withoutDestroy(hooks) : hooks)
}

function withoutDestroy({ init, destroy }) {
  const noted = []
  return {
    init(id, type, ...more) {
      init(id, type, ...more)
      if (type !== 'Test') noted.push(id)
      if (noted.length > 2 * KEPT) for (const it of noted.splice(0, KEPT)) destroy(it)
    },
  }
}
