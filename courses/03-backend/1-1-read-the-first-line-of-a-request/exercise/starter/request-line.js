export function readRequestLine(line) {
  const parts = line.split(' ')
  // Return null here if this isn't a request line.

  return { method: parts[0], path: 'the path' }
}

console.log(readRequestLine('GET /trains/12676 HTTP/1.1'))
