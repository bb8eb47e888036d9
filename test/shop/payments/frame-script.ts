import { build } from 'esbuild'

/** The scripts of the payment frame, bundled into one. */
export async function frameScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['shop/payments/frame/frame.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Objects of the frame's realm have prototypes of their own. */
export function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}
