export default [
  {
    name: 'reads method and path of a search',
    hint: 'The path is the second part: parts[1].',
    run: ({ readRequestLine }) => readRequestLine('GET /trains/12676 HTTP/1.1'),
    expect: { method: 'GET', path: '/trains/12676' },
  },
  {
    name: 'reads method and path of a booking',
    hint: 'Return what is in the line, not a text of your own.',
    run: ({ readRequestLine }) => readRequestLine('POST /bookings HTTP/1.1'),
    expect: { method: 'POST', path: '/bookings' },
  },
  {
    name: 'returns null for a line with one word',
    hint: 'If parts.length isn’t 3, return null before anything else.',
    run: ({ readRequestLine }) => readRequestLine('hello'),
    expect: null,
  },
  {
    name: 'returns null for a path without a slash',
    hint: 'parts[1].startsWith("/") tells whether it begins with a slash.',
    run: ({ readRequestLine }) => readRequestLine('GET trains HTTP/1.1'),
    expect: null,
  },
]
