import { resolve } from 'node:path'

/**
 * The used parts of React and r2wc, or of their replacements, in a file of their own, which browsers keep across
 * releases. Other packages stay with the shop's own code, since the bundle contains only the functions that
 * this code calls.
 */
export const FRAMEWORK = 'framework'

const SOURCE = `
export { default } from '@r2wc/react-to-web-component'
export { Component, Suspense, createElement, lazy, memo, useCallback, useDebugValue, useEffect } from 'react'
export { useLayoutEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
export { flushSync } from 'react-dom'
export { hydrateRoot } from 'react-dom/client'
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'`

/** Makes it a module that esbuild accepts as an entry. */
export const framework = {
  name: 'framework',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^framework$/ }, ({ path }) => ({ path, namespace: 'framework' }))
    onLoad({ filter: /.*/, namespace: 'framework' }, () => ({
      contents: SOURCE,
      resolveDir: resolve('.'),
    }))
  },
}
