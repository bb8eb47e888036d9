import { runGoods } from './run-goods.ts'

process.exitCode = await runGoods({
  words: process.argv.slice(2),
  environment: process.env,
  voices: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  },
})
