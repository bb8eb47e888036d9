import { build, type Plugin } from 'esbuild'

interface Bundle {
  readonly plugins?: Plugin[]
  readonly platform?: 'browser' | 'node'
  readonly define?: Record<string, string>
}

/** Makes one script of a source and of the packages that it imports, as an application's bundler does. */
export async function bundle(contents: string, more: Bundle = {}): Promise<string> {
  const { define, ...options } = more
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    // Libraries say the most of what they did not expect while somebody develops.
    define: { 'process.env.NODE_ENV': '"development"', ...define },
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}

/** What a source exports, run here: what a server draws. */
export async function runBundled(contents: string, more: Bundle = {}): Promise<{ html: string }> {
  const code = await bundle(contents, more)
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
}
