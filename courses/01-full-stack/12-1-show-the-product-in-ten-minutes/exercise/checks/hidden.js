export default [
  {
    name: 'pins the database image, and opens no port to the network',
    hint: 'postgres:17 in place of latest. "127.0.0.1:3000:3000" for the app; the database needs no port.',
    run: ({ yaml }) => {
      const services = Object.values(yaml('compose.yml').services ?? {})
      return {
        loose: services.map(({ image }) => image).filter((image) => image && (!/[:@]/.test(image) || /:latest$/.test(image))),
        open: services.flatMap(({ ports = [] }) => ports).map((port) => (typeof port === 'object' ? `${port.host_ip ?? ''}:${port.published}:${port.target}` : String(port))).filter((port) => !/^(127\.0\.0\.1|localhost|\[::1\]):/.test(port)),
      }
    },
    expect: { loose: [], open: [] },
  },
  {
    name: 'shows a picture with a text alternative',
    hint: '![What is on the picture](picture.png), with words in the square brackets.',
    run: ({ text }) => (text('README.md').match(/!\[[^\]]*\]\([^)]+\)/g) ?? []).map((picture) => (/!\[\s*\]/.test(picture) ? 'without words' : 'with words')).slice(0, 1),
    expect: ['with words'],
  },
  {
    name: 'is short enough for a stranger, and has no secret in it',
    hint: 'At most 700 words. Passwords of real systems never belong into a README.',
    run: ({ text }) => {
      const readme = text('README.md')
      return { words: readme.split(/\s+/).filter(Boolean).length <= 700 ? 'at most 700' : 'more', secrets: readme.match(/(password|secret|token)\s*[:=]\s*\S{12,}/gi) ?? [] }
    },
    expect: { words: 'at most 700', secrets: [] },
  },
  {
    name: 'says what was left out on purpose, and links the page of decisions',
    hint: 'A heading such as “Left out on purpose” in architecture.md with a list below it, and a link to it in the README.',
    run: ({ text }) => {
      const page = text('architecture.md')
      const part = /^#+ .*(left out|not built|without)[\s\S]*/im.exec(page)?.[0] ?? ''
      return { leftOut: (part.match(/^\s*[-*\d.]+ /gm) ?? []).length > 0 ? 'listed' : 'missing', link: /\]\((?:\.\/)?architecture\.md\)/.test(text('README.md')) ? 'there' : 'missing' }
    },
    expect: { leftOut: 'listed', link: 'there' },
  },
]
