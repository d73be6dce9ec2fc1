export default [
  {
    name: 'names the IP address of the server',
    hint: 'The line with DNS has it: four numbers with points between them.',
    run: (document) => document.querySelectorAll('dl > dd')[0]?.textContent.replace(/\s+/g, ' ').trim() ?? 'no answer',
    expect: '203.0.113.24',
  },
  {
    name: 'names the method',
    hint: 'It is the first word of a request line, after the >.',
    run: (document) => document.querySelectorAll('dl > dd')[1]?.textContent.replace(/[\s.]+/g, ' ').trim().toLowerCase() ?? 'no answer',
    expect: 'get',
  },
  {
    name: 'names the path of the page',
    hint: 'The path comes after the method and begins with a slash. The host isn’t part of it.',
    run: (document) => document.querySelectorAll('dl > dd')[2]?.textContent.replace(/\s+/g, ' ').trim() ?? 'no answer',
    expect: '/prices',
  },
  {
    name: 'names the status of the page',
    hint: 'A status has three digits. Take the one that belongs to /prices.',
    run: (document) => document.querySelectorAll('dl > dd')[3]?.textContent.replace(/\bok\b/i, '').trim() ?? 'no answer',
    expect: '200',
  },
  {
    name: 'names the size of the page',
    hint: 'Content-Length counts the bytes. Take the one that belongs to /prices.',
    run: (document) => document.querySelectorAll('dl > dd')[4]?.textContent.replace(/[,\s]|bytes?/gi, '') ?? 'no answer',
    expect: '1840',
  },
]
