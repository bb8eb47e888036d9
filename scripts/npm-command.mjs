/**
 * How to start npm: by the program that runs `npm start` and `npm test`, else by name. On Windows that name is a
 * shell script, which Node starts only through a shell.
 */
export function npmCommand({ platform, execPath, env }, args) {
  if (/npm-cli\.c?js$/.test(env.npm_execpath ?? '')) {
    return { command: execPath, args: [env.npm_execpath, ...args], options: {} }
  }
  if (platform !== 'win32') return { command: 'npm', args, options: {} }
  return { command: ['npm', ...args].join(' '), args: [], options: { shell: true } }
}
