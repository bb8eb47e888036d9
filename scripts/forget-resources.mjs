/**
 * Loaded before node:test, which records the test of each promise and timer, so that it can name the test of an
 * uncaught error. It has Node report when one of them is destroyed, and these reports cost more than the
 * records. Here, old records are dropped once there are many; an error of such an old promise still fails,
 * but names only its file.
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
