export function readRequestLine(line) {
  const parts = line.split(' ')
  if (parts.length !== 3) return null
  const [method, path, version] = parts
  if (!path.startsWith('/') || !version.startsWith('HTTP/')) return null
  return { method, path }
}

console.log(readRequestLine('GET /trains/12676 HTTP/1.1'))
