import { build, type Plugin } from 'esbuild'

interface Bundle {
  readonly plugins?: Plugin[]
  readonly platform?: 'browser' | 'node'
  readonly define?: Record<string, string>
}

/** Bundles a source and its packages into one script, as an application's bundler does. */
export async function bundle(contents: string, more: Bundle = {}): Promise<string> {
  const { define, ...options } = more
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    // Libraries report most problems in development mode.
    define: { 'process.env.NODE_ENV': '"development"', ...define },
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}

/** The exports of a source, run here as on a server. */
export async function runBundled(contents: string, more: Bundle = {}): Promise<{ html: string }> {
  const code = await bundle(contents, more)
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
}
