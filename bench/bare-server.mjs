/** `node bench/bare-server.mjs FILE`: the floor of this machine, a server that sends the bytes of a file. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const bytes = readFileSync(process.argv[2])
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length }
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
