/**
 * How this platform starts npm: by the program that `npm start` and `npm test` came through, else by
 * name. On Windows that name is a script of the shell, which Node does not start without one.
 */
export function npmCommand({ platform, execPath, env }, args) {
  if (/npm-cli\.c?js$/.test(env.npm_execpath ?? '')) {
    return { command: execPath, args: [env.npm_execpath, ...args], options: {} }
  }
  if (platform !== 'win32') return { command: 'npm', args, options: {} }
  return { command: ['npm', ...args].join(' '), args: [], options: { shell: true } }
}
