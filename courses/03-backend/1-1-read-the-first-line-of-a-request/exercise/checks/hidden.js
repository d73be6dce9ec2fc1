export default [
  {
    name: 'keeps everything after a question mark',
    hint: 'The path is the whole second part.',
    run: ({ readRequestLine }) => readRequestLine('GET /trains?from=ED&to=MAS HTTP/1.1'),
    expect: { method: 'GET', path: '/trains?from=ED&to=MAS' },
  },
  {
    name: 'reads the shortest path and a newer version',
    hint: 'The path / is valid, and so is every version that begins with HTTP/.',
    run: ({ readRequestLine }) => readRequestLine('HEAD / HTTP/2'),
    expect: { method: 'HEAD', path: '/' },
  },
  {
    name: 'refuses two parts, four parts and an empty line',
    hint: 'Exactly three parts: compare parts.length with 3.',
    run: ({ readRequestLine }) =>
      ['GET /trains', 'GET /trains HTTP/1.1 now', 'GET  /trains HTTP/1.1', ''].map((line) => readRequestLine(line) ?? 'null'),
    expect: ['null', 'null', 'null', 'null'],
  },
  {
    name: 'refuses a third part that isn’t a version of HTTP',
    hint: 'parts[2].startsWith("HTTP/") tells whether it is.',
    run: ({ readRequestLine }) =>
      ['GET /trains FTP/1.0', 'GET /trains please', 'GET / '].map((line) => readRequestLine(line) ?? 'null'),
    expect: ['null', 'null', 'null'],
  },
]
