import { resolve } from 'node:path'

/**
 * Packages that get a file apart from our own code, with what is used of them. The others stay with our
 * code: of those the bundle holds what it calls, which changes from release to release.
 */
const SOURCES = {
  'vendor-react': `
    export { default } from '@r2wc/react-to-web-component'
    export { Component, Suspense, createElement, lazy, memo, useCallback, useDebugValue, useEffect } from 'react'
    export { useLayoutEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
    export { flushSync } from 'react-dom'
    export { hydrateRoot } from 'react-dom/client'
    export { Fragment, jsx, jsxs } from 'react/jsx-runtime'`,
  'vendor-state': `
    export { createNanoEvents } from 'nanoevents'
    export { proxy, ref, snapshot, subscribe } from 'valtio/vanilla'`,
}

export const VENDORS = Object.keys(SOURCES)

/** Makes each of them a module that esbuild can take for an entry. */
export const vendors = {
  name: 'vendors',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vendor-/ }, ({ path }) => ({ path, namespace: 'vendors' }))
    onLoad({ filter: /.*/, namespace: 'vendors' }, ({ path }) => ({
      contents: SOURCES[path],
      resolveDir: resolve('.'),
    }))
  },
}
